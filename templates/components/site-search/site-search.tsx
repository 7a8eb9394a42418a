import type { SiteSearch } from '../../../schemas/planned.ts';
import { SearchBox } from '../search-box/search-box.tsx';
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
          <SearchBox id={id} name="q" label={of.label} placeholder={of.placeholder} submit={of.submit} />
        </form>
      </search>
      <p className="site-search__status" role="status">
        {of.hint}
      </p>
      <ol className="site-search__results" role="list" />
    </>
  );
}
