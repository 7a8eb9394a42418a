import type { EntryFilterIslandProps } from '../../../schemas/types.ts';
import { matchesSearch, normaliseSearch } from './matches-search.ts';

/**
 * Shows the entries of a list that search and filters match. Both are in the address, so that they can be linked to and
 * the back button works. Without a search field, only the filters apply.
 */
export default function entryFilter(element: HTMLElement, { found: texts }: EntryFilterIslandProps): void {
  const find = <E extends HTMLElement>(part: string) => element.querySelector<E>(`[data-part=${part}]`);
  const input = find<HTMLInputElement>('search');
  const clear = find('clear');
  const count = find('count');
  const empty = find('empty');
  if (!count || !empty) return;
  const entries = [...element.querySelectorAll<HTMLElement>('[data-options]')];
  const options = [...element.querySelectorAll<HTMLAnchorElement>('[data-option]')];

  const show = () => {
    const { searchParams } = new URL(location.href);
    const chosen = options.filter(({ dataset }) => searchParams.get(dataset.filter ?? '') === dataset.value);
    const matching = entries.filter(({ dataset }) => matchesSearch(dataset.search ?? '', input?.value ?? ''));
    const found = matching.filter((entry) => isFound(entry, chosen));
    for (const entry of entries) entry.hidden = !found.includes(entry);
    for (const option of options) {
      const others = chosen.filter(({ dataset }) => dataset.filter !== option.dataset.filter);
      const alike = matching.filter((entry) => isFound(entry, [...others, option]));
      showOption(option, chosen.includes(option), alike.length);
    }
    count.textContent = texts[found.length] ?? '';
    empty.hidden = found.length > 0;
    if (clear) clear.hidden = !input?.value;
  };
  const read = () => {
    if (input) input.value = new URL(location.href).searchParams.get('search') ?? '';
    show();
  };
  const search = () => {
    history.replaceState(null, '', addressWith('search', normaliseSearch(input?.value ?? '')));
    show();
  };

  // A link from a visitor without a script, or from before the script came.
  const linked = options.find(({ id }) => `#${id}` === location.hash);
  if (linked) history.replaceState(null, '', addressOf(linked));
  read();
  addEventListener('popstate', read);
  input?.addEventListener('input', search);
  input?.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    search();
  });
  clear?.addEventListener('click', () => {
    if (!input) return;
    input.value = '';
    input.focus();
    search();
  });
  element.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>('[data-option],[data-part=clear-all]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    read();
    // The link disappears with the last choice.
    if (!link.dataset.option) options[0]?.focus();
  });
}

function isFound(entry: HTMLElement, options: readonly HTMLElement[]): boolean {
  const numbers = entry.dataset.options?.split(' ');
  return options.every(({ dataset }) => numbers?.includes(dataset.option ?? ''));
}

function showOption(option: HTMLAnchorElement, isChosen: boolean, found: number): void {
  const number = option.querySelector('[data-part=found]');
  const item = option.closest('li');
  const row = option.closest('ul');
  if (!number || !item || !row) return;
  number.textContent = `${found}`;
  item.hidden = !isChosen && !found;
  if (isChosen) {
    option.setAttribute('aria-current', 'true');
    // If the row scrolls, the choice is scrolled into view.
    const isRight = getComputedStyle(row).direction === 'rtl';
    row.scrollLeft = isRight ? item.offsetLeft + item.offsetWidth - row.clientWidth : item.offsetLeft;
  } else option.removeAttribute('aria-current');
  option.href = isChosen ? addressWith(option.dataset.filter, '') : addressOf(option);
}

const addressOf = ({ dataset }: HTMLElement) => addressWith(dataset.filter, dataset.value);

/** This page with one parameter changed; an empty value removes it. */
function addressWith(name = '', value = ''): string {
  const address = new URL(location.href);
  address.hash = '';
  if (value) address.searchParams.set(name, value);
  else address.searchParams.delete(name);
  return address.href;
}
