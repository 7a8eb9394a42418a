import type { SiteSearch } from '../../../schemas/planned.ts';
import { SearchBox } from '../search-box/search-box.tsx';
import './site-search.css';

type Props = {
  of: SiteSearch;
  /** The id of the field: a page may have two searches. */
  id: string;
};

/**
 * The field, the line with the number of pages found, and the place for the results. Without a script the form leads to
 * the search page.
 */
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
