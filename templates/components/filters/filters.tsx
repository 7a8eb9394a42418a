import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './filter-option.css';
import './filters.css';
import type { ShownFilter, ShownOption } from './number-options.ts';

type Props = { name: string; remove: string; filters: readonly ShownFilter[] };

/**
 * The choices as links. With the island they add themselves to the address, or remove themselves; without a script each
 * links to itself, and the stylesheet shows what the choice in the address matches.
 */
export function Filters({ name, remove, filters }: Props) {
  return (
    <nav className="filters" aria-label={name}>
      {filters.map(({ id, label, options }) => (
        <div key={id} className="filters__filter">
          <p className="filters__label" id={`_filter-${id}`}>
            {label}
          </p>
          <ul className="filters__options" role="list" aria-labelledby={`_filter-${id}`}>
            {options.map((option) => (
              <li key={option.id}>
                <Option of={option} filter={id} remove={remove} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Option({ of, filter, remove }: { of: ShownOption; filter: string; remove: string }) {
  const id = `${filter}-${of.id}`;
  return (
    <a
      className="filters__option filter-option"
      id={id}
      href={`#${id}`}
      data-option={of.number}
      data-filter={filter}
      data-value={of.id}
    >
      {of.label}{' '}
      <span className="filters__found" data-part="found">
        {of.found.length}
      </span>
      <span className="filters__remove">
        <Icon name="x" />
        <VisuallyHidden>{remove}</VisuallyHidden>
      </span>
    </a>
  );
}
