import type { SiteSearchIslandProps } from '../../../schemas/types.ts';
import { countText } from '../../components/count-text.ts';
import { printExcerpt } from './print-excerpt.ts';
import { createSearch, type Found } from './search-engine.ts';

const pause = 200;
const mostShown = 12;

/**
 * Searches while the visitor types, and on submit. The status line, which screen readers announce, has the number of
 * results.
 */
export function connectSearch(
  root: HTMLElement,
  words: SiteSearchIslandProps,
  searched: (text: string) => void = () => {},
): (text: string) => void {
  const input = root.querySelector<HTMLInputElement>('input[type="search"]');
  const status = root.querySelector<HTMLElement>('.site-search__status');
  const list = root.querySelector<HTMLElement>('.site-search__results');
  const search = createSearch(words.index);
  let latest = '';
  let timer = 0;

  const say = (text: string, found: Found[] = []) => {
    if (status) status.textContent = text;
    list?.replaceChildren(...found.map((page) => printResult(page, words)));
  };
  const run = async () => {
    const text = input?.value.trim() ?? '';
    latest = text;
    searched(text);
    if (text === '') return say(words.hint);
    if (status && list?.childElementCount === 0) status.textContent = words.busy;
    const answer = await search(text, mostShown).catch(() => undefined);
    if (latest !== text) return;
    if (!answer) return say(words.failure);
    if (answer.count === 0) return say(words.empty.replace('{search}', () => text));
    say(countText(words.count, answer.count), answer.found);
  };
  input?.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(run, pause);
  });
  root.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    run();
  });
  return (text) => {
    if (input) input.value = text;
    run();
  };
}

function printResult({ address, title, excerpt }: Found, { kinds }: SiteSearchIslandProps): HTMLElement {
  const kind = kinds.find(({ prefix }) => address.startsWith(prefix));
  const link = create('a', 'site-search__link', title);
  link.setAttribute('href', address);
  const heading = create('p', 'site-search__title type-strong', link);
  const label = create('p', 'site-search__kind', kind?.label ?? '');
  const item = create('li', 'site-search__result', label, heading);
  item.append(create('p', 'site-search__excerpt', ...printExcerpt(excerpt)));
  return item;
}

function create(tag: string, className: string, ...children: (string | Node)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}
