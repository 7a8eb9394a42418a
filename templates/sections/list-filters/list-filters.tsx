import type { ListFiltersProps } from '../../../schemas/types.ts';
import '../../components/filters/filter-option.css';
import './list-filters.css';

/** Links to the pages of each filter; the current one is marked. */
export function ListFilters({ filters: { label, items } }: ListFiltersProps) {
  return (
    <nav className="list-filters screen-only" aria-label={label}>
      <ul className="list-filters__list filter-options" role="list">
        {items.map((item) => (
          <li key={item.href}>
            <a
              className="list-filters__filter filter-option"
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
