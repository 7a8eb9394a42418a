import type { ComponentExample } from '../../../schemas/planned.ts';
import { Icon } from './icon.tsx';

export default function Example({ icon, title }: ComponentExample) {
  return (
    <p className="type-title">
      <Icon name={icon} /> {title}
    </p>
  );
}
