import type { Action } from '../../../schemas/planned.ts';
import { ActionButton } from '../action/action.tsx';
import { Icon } from '../icon/icon.tsx';
import { linkAttributes } from '../link-attributes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './card-link.css';

type Props = {
  of: Action;
  /** The subject of the card: distinguishes links with the same words in a screen reader's list. */
  about: string;
  /** Another link covers the card; this one lies above it. */
  beside?: boolean;
};

/** The link of a card, covering the whole of it. */
export function CardLink({ of, about, beside = false }: Props) {
  if (of.kind !== 'link')
    return <ActionButton of={of} className={beside ? 'card-link card-link--beside' : 'card-link'} />;
  return (
    <a
      className={`card-link${beside ? ' card-link--beside' : ''} action action--${of.emphasis}`}
      href={of.href}
      {...linkAttributes(of)}
    >
      <span className="action__label">
        {of.label} <VisuallyHidden>{about}</VisuallyHidden>
      </span>
      <Icon name={of.external ? 'arrow-up-right' : 'arrow-right'} className="action__arrow" />
    </a>
  );
}
