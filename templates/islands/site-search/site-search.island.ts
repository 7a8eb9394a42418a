import type { SiteSearchIslandProps } from '../../../schemas/types.ts';

/**
 * The search on its own page; the query is in the address (`?q=`). The engine is loaded once there is a query in the
 * address or the field is focused.
 */
export default function siteSearch(element: HTMLElement, words: SiteSearchIslandProps): void {
  const asked = new URL(location.href).searchParams.get('q');
  const begin = () => search(element, words, asked);
  if (asked) begin();
  else element.addEventListener('focusin', begin, { once: true });
}

async function search(element: HTMLElement, words: SiteSearchIslandProps, asked: string | null) {
  const { connectSearch } = await import('./connect-search.ts');
  const ask = connectSearch(element, words, remember);
  // Text typed while the rest was loading counts as well.
  const text = asked ?? element.querySelector('input')?.value;
  if (text) ask(text);
}

function remember(text: string): void {
  const address = new URL(location.href);
  if (text) address.searchParams.set('q', text);
  else address.searchParams.delete('q');
  history.replaceState(history.state, '', address);
}
