import type { SiteSearch } from '../../../schemas/planned.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './site-search.css';

type Props = {
  of: SiteSearch;
  /** Of the field: two searches may stand on one page. */
  id: string;
};

/** The field, the line that says how many pages were found, and the place of the results. Without a script the form leads to the page of the search. */
export function SiteSearchView({ of, id }: Props) {
  return (
    <>
      <search>
        <form className="site-search__form" action={of.href} method="get">
          <label className="site-search__label type-label" htmlFor={id}>
            {of.label}
          </label>
          <div className="site-search__box">
            <input
              className="site-search__input"
              id={id}
              type="search"
              name="q"
              placeholder={of.placeholder}
              autoComplete="off"
              enterKeyHint="search"
            />
            <button type="submit" className="site-search__submit">
              <Icon name="search" />
              <VisuallyHidden>{of.submit}</VisuallyHidden>
            </button>
          </div>
        </form>
      </search>
      <p className="site-search__status" role="status">
        {of.hint}
      </p>
      <ol className="site-search__results" role="list" />
    </>
  );
}
