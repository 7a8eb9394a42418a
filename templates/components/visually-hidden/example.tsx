import type { ComponentExample } from '../../../schemas/planned.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export default function Example({ eyebrow, title }: ComponentExample) {
  return (
    <p>
      <VisuallyHidden>{eyebrow}</VisuallyHidden> {title}
    </p>
  );
}
