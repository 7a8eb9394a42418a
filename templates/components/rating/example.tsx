import type { ComponentExample } from '../../../schemas/planned.ts';
import { Rating } from './rating.tsx';

export default function Example({ title }: ComponentExample) {
  return <Rating value={4} text={title} />;
}
