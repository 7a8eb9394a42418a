import type { ComponentExample } from '../../../schemas/planned.ts';
import { InitialsAvatar } from './initials-avatar.tsx';

export default function Example({ title, picture }: ComponentExample) {
  return (
    <>
      <InitialsAvatar initials={title.slice(0, 2)} size="m" />
      <InitialsAvatar initials={title.slice(0, 2)} size="l" picture={picture} />
    </>
  );
}
