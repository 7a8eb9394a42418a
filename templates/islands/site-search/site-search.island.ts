import type { SiteSearchIslandProps } from '../../../schemas/types.ts';
import { connectSearch } from './connect-search.ts';

/** The search on its own page; what is searched for stands in the address (`?q=`). */
export default function siteSearch(element: HTMLElement, words: SiteSearchIslandProps): void {
  const search = connectSearch(element, words, remember);
  const asked = new URL(location.href).searchParams.get('q');
  if (asked) search(asked);
}

function remember(text: string): void {
  const address = new URL(location.href);
  if (text) address.searchParams.set('q', text);
  else address.searchParams.delete('q');
  history.replaceState(history.state, '', address);
}
