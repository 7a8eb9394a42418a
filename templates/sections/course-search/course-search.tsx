import type { CourseSearchProps } from '../../../schemas/types.ts';
import { CourseCard } from '../../components/course-card/course-card.tsx';
import { CourseGrid } from '../../components/course-grid/course-grid.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Island } from '../../components/island/island.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { CourseFilters } from './course-filters.tsx';
import './course-search.css';
import { numberOptions, numbersOf } from './number-options.ts';

/** The whole catalogue; its island hides what search and filters don't find. Without a script one filter at a time works. */
export function CourseSearch(props: CourseSearchProps) {
  const { count, empty, courses, filtersLabel, remove, clearAll } = props;
  const filters = numberOptions(props.filters, courses);
  const all = courses.length === 1 ? count.one : count.other;
  return (
    <div className="course-search">
      <Island of="course-search" when="load" props={count}>
        <div className="course-search__tools">
          <SearchForm {...props} />
          <CourseFilters name={filtersLabel} remove={remove} filters={filters} />
        </div>
        <div className="course-search__outcome">
          <p className="course-search__count" role="status">
            {all.replace('{count}', String(courses.length))}
          </p>
          <a className="course-search__clear-all" href="?">
            {clearAll}
          </a>
        </div>
        <CourseGrid>
          {courses.map((course) => (
            <li key={course.id} data-search={course.searchText} data-options={numbersOf(course, filters)}>
              <CourseCard of={course} headingLevel={2} />
            </li>
          ))}
        </CourseGrid>
        <div className="course-search__empty" hidden>
          <p className="course-search__empty-title">{empty.title}</p>
          <p>{empty.text}</p>
        </div>
      </Island>
    </div>
  );
}

/** Without an action it stays on this page: the search goes into the address. */
function SearchForm({ label, placeholder, submit, clear }: CourseSearchProps) {
  return (
    <search>
      <form className="course-search__form" method="get">
        <label className="course-search__label" htmlFor="course-search">
          {label}
        </label>
        <div className="course-search__box">
          <input
            className="course-search__input"
            id="course-search"
            type="search"
            name="search"
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="button" className="course-search__clear" hidden>
            <Icon name="x" />
            <VisuallyHidden>{clear}</VisuallyHidden>
          </button>
          <button type="submit" className="course-search__submit">
            <Icon name="search" />
            <VisuallyHidden>{submit}</VisuallyHidden>
          </button>
        </div>
      </form>
    </search>
  );
}
