import type { SiteSearchIslandProps } from '../../../schemas/types.ts';

/**
 * The search on its own page; what is searched for stands in the address (`?q=`). What it takes to search comes once
 * something is asked: by the address, or by going to the field.
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
  // What was typed while the rest came counts as well.
  const text = asked ?? element.querySelector('input')?.value;
  if (text) ask(text);
}

function remember(text: string): void {
  const address = new URL(location.href);
  if (text) address.searchParams.set('q', text);
  else address.searchParams.delete('q');
  history.replaceState(history.state, '', address);
}
