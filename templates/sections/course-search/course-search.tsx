import type { CourseSearchProps } from '../../../schemas/types.ts';
import { CourseCard } from '../../components/course-card/course-card.tsx';
import { CourseGrid } from '../../components/course-grid/course-grid.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Island } from '../../components/island/island.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import './course-search.css';

/** The whole catalogue; its island hides what a search doesn't find. Without a script everything is listed. */
export function CourseSearch(props: CourseSearchProps) {
  const { count, empty, courses } = props;
  const all = courses.length === 1 ? count.one : count.other;
  return (
    <div className="course-search">
      <Island of="course-search" when="load" props={count}>
        <div className="course-search__tools">
          <SearchForm {...props} />
          <Topics {...props} />
        </div>
        <p className="course-search__count" role="status">
          {all.replace('{count}', String(courses.length))}
        </p>
        <CourseGrid>
          {courses.map((course) => (
            <li key={course.id} data-search={course.searchText}>
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
          <button type="button" className="course-search__clear" data-topic="" hidden>
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

function Topics({ topicsLabel, topics = [] }: CourseSearchProps) {
  if (topics.length === 0) return null;
  return (
    <div className="course-search__topics">
      {topicsLabel && <p className="course-search__topics-label">{topicsLabel}</p>}
      <ul role="list">
        {topics.map(({ label, search }) => (
          <li key={search}>
            <a
              className="course-search__topic"
              href={`?${new URLSearchParams({ search })}`}
              data-topic={search}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
