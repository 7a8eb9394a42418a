import type { ComponentExample } from '../../../schemas/planned.ts';
import { CardLink } from './card-link.tsx';
import '../card/card.css';

export default function Example({ title, actions: [action] }: ComponentExample) {
  return (
    <article className="card-frame card-frame--column card-frame--pressable">
      <h2 className="type-title">{title}</h2>
      {action && <CardLink of={action} about={title} />}
    </article>
  );
}
