import type { Picture } from '../../../schemas/planned.ts';
import { PictureView } from '../picture/picture.tsx';
import './initials-avatar.css';

type Props = { initials: string; picture?: Picture; size?: 'm' | 'l' | 'xl' };

/** As in the styles: browsers choose the file of a portrait by these. */
const widths = { m: '3rem', l: '4.5rem', xl: '8rem' };

/** A person's portrait, or else the initials. The name is next to it, so it is decoration. */
export function InitialsAvatar({ initials, picture, size = 'm' }: Props) {
  const className = `initials-avatar initials-avatar--${size}`;
  if (picture) return <PictureView of={picture} className={className} sizes={widths[size]} />;
  return (
    <span className={className} aria-hidden="true">
      {initials}
    </span>
  );
}
