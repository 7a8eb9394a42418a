import type { ListFiltersProps } from '../../../schemas/types.ts';
import './list-filters.css';

/** Links to the pages of each filter; the one that the visitor is on is marked. */
export function ListFilters({ filters: { label, items } }: ListFiltersProps) {
  return (
    <nav className="list-filters" aria-label={label}>
      <ul className="list-filters__list" role="list">
        {items.map((item) => (
          <li key={item.href}>
            <a
              className="list-filters__filter"
              href={item.href}
              aria-current={item.current ? 'true' : undefined}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
