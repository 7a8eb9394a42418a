import type { SiteSearchProps } from '../../../schemas/types.ts';
import { HtmlText } from '../../components/html/html.tsx';
import { Island } from '../../components/island/island.tsx';
import { searchIslandProps } from '../../components/site-search/search-island-props.ts';
import { SiteSearchView } from '../../components/site-search/site-search.tsx';
import './search-page.css';

/** The search on its own page, to which the one in the header links without a script. */
export function SiteSearch({ title, lede, search }: SiteSearchProps) {
  return (
    <div className="search-page">
      <h1 className="search-page__title type-display">{title}</h1>
      {lede && <HtmlText of={lede} className="search-page__lede" />}
      <div className="search-page__search">
        <Island of="site-search" when="load" props={searchIslandProps(search)}>
          <SiteSearchView of={search} id="_search-page" />
        </Island>
      </div>
    </div>
  );
}
