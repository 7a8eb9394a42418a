import type { Picture } from '../../../schemas/planned.ts';
import { PictureView } from '../picture/picture.tsx';
import './initials-avatar.css';

type Props = { initials: string; picture?: Picture };

/** A person's portrait, or the initials where there is none. The name stands beside it, so it is decoration. */
export function InitialsAvatar({ initials, picture }: Props) {
  if (picture) return <PictureView of={picture} className="initials-avatar" sizes="4rem" />;
  return (
    <span className="initials-avatar" aria-hidden="true">
      {initials}
    </span>
  );
}
