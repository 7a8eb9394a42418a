import type { CourseSearchProps } from '../../../schemas/types.ts';
import { countTexts } from '../../components/count-text.ts';
import { CourseCard } from '../../components/course-card/course-card.tsx';
import { CourseGrid } from '../../components/course-grid/course-grid.tsx';
import { Filters } from '../../components/filters/filters.tsx';
import { FiltersOutcome } from '../../components/filters/filters-outcome.tsx';
import { numberOptions, numbersOf } from '../../components/filters/number-options.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Island } from '../../components/island/island.tsx';
import { SearchBox } from '../../components/search-box/search-box.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import './course-search.css';

/**
 * The whole catalogue; its island hides what search and filters don't match. Without a script one filter at a time
 * works.
 */
export function CourseSearch(props: CourseSearchProps) {
  const { count, empty, courses, filtersLabel, remove, clearAll } = props;
  const filters = numberOptions(props.filters, courses);
  return (
    <div className="course-search">
      <Island of="entry-filter" when="load" props={{ found: countTexts(count, courses.length) }}>
        <div className="course-search__tools">
          <SearchForm {...props} />
          <Filters name={filtersLabel} remove={remove} filters={filters} />
        </div>
        <FiltersOutcome count={count} total={courses.length} clearAll={clearAll} />
        <CourseGrid>
          {courses.map((course) => (
            <li key={course.id} data-search={course.searchText} data-options={numbersOf(course, filters)}>
              <CourseCard of={course} headingLevel={2} />
            </li>
          ))}
        </CourseGrid>
        <div className="course-search__empty" data-part="empty" hidden>
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
        <SearchBox
          id="_course-search"
          name="search"
          part="search"
          label={label}
          placeholder={placeholder}
          submit={submit}
        >
          <button type="button" className="course-search__clear" data-part="clear" hidden>
            <Icon name="x" />
            <VisuallyHidden>{clear}</VisuallyHidden>
          </button>
        </SearchBox>
      </form>
    </search>
  );
}
