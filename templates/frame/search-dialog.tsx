import type { SiteSearch } from '../../schemas/planned.ts';
import { Icon } from '../components/icon/icon.tsx';
import { Island } from '../components/island/island.tsx';
import { searchIslandProps } from '../components/site-search/search-island-props.ts';
import { SiteSearchView } from '../components/site-search/site-search.tsx';
import './search-dialog.css';

/** In the header: a link to the search page, which a script turns into a dialog over the page at the first press. */
export function SearchDialog({ search }: { search: SiteSearch }) {
  return (
    <Island of="search-dialog" when="interaction" props={searchIslandProps(search)}>
      <a className="search-dialog__open screen-only" href={search.href} aria-label={search.open} data-hold>
        <Icon name="search" />
      </a>
      <dialog className="search-dialog" aria-label={search.title} closedby="any">
        <SiteSearchView of={search} id="_search-everywhere" />
        <button className="search-dialog__close" type="button" aria-label={search.close}>
          <Icon name="x" />
        </button>
      </dialog>
    </Island>
  );
}
