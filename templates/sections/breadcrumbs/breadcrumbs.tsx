import type { BreadcrumbsProps } from '../../../schemas/types.ts';
import './breadcrumbs.css';

/** The page itself comes last and isn't a link. On small screens the trail is one line that ends with the page above. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs screen-only type-caption" aria-label={trail.label}>
      <ol className="breadcrumbs__list" role="list">
        {trail.items.map(({ name, href }, index) => (
          <li key={href} className="breadcrumbs__item">
            {index === trail.items.length - 1 ? (
              <span className="breadcrumbs__current" aria-current="page">
                {name}
              </span>
            ) : (
              <a className="breadcrumbs__link" href={href}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
