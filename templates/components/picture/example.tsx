import type { ComponentExample } from '../../../schemas/planned.ts';
import { PictureView } from './picture.tsx';

export default function Example({ picture }: ComponentExample) {
  return <PictureView of={picture} sizes="(min-width: 48rem) 40rem, 100vw" />;
}
