import type { ListPagesItem } from '../../../schemas/planned.ts';
import type { ListPagesProps } from '../../../schemas/types.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import './list-pages.css';

/** The previous page, the numbers, the next page. The numbers go between the two if there is room, else above them. */
export function ListPages({ pages: { label, previous, next, items } }: ListPagesProps) {
  return (
    <nav className="list-pages screen-only" aria-label={label}>
      {previous && (
        <a className="list-pages__step list-pages__step--previous" href={previous.href} rel="prev">
          <Icon name="arrow-left" />
          {previous.label}
        </a>
      )}
      <ol className="list-pages__numbers" role="list">
        {items.map((item, index) => (
          <NumberOrGap key={item.kind === 'page' ? item.number : `gap-${index}`} of={item} />
        ))}
      </ol>
      {next && (
        <a className="list-pages__step list-pages__step--next" href={next.href} rel="next">
          {next.label}
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}

function NumberOrGap({ of }: { of: ListPagesItem }) {
  if (of.kind === 'gap') return <li className="list-pages__gap" aria-hidden="true" />;
  return (
    <li>
      <a className="list-pages__number" href={of.href} aria-current={of.current ? 'page' : undefined}>
        <VisuallyHidden>{of.label}</VisuallyHidden>
        <span aria-hidden="true">{of.number}</span>
      </a>
    </li>
  );
}
