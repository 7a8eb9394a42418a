import type { CourseSearchIslandProps } from '../../../schemas/types.ts';
import { matchesSearch, normaliseSearch } from './matches-search.ts';

/** Shows the courses that search and filters find. Both stand in the address, so they can be linked and gone back from. */
export default function courseSearch(element: HTMLElement, { one, other }: CourseSearchIslandProps): void {
  const find = <E extends HTMLElement>(part: string) => element.querySelector<E>(`.course-search__${part}`);
  const form = find<HTMLFormElement>('form');
  const input = find<HTMLInputElement>('input');
  const clear = find('clear');
  const count = find('count');
  const empty = find('empty');
  if (!form || !input || !clear || !count || !empty) return;
  const courses = [...element.querySelectorAll<HTMLElement>('[data-search]')];
  const options = [...element.querySelectorAll<HTMLAnchorElement>('[data-option]')];

  const show = () => {
    const { searchParams } = new URL(location.href);
    const chosen = options.filter(({ dataset }) => searchParams.get(dataset.filter ?? '') === dataset.value);
    const matching = courses.filter(({ dataset }) => matchesSearch(dataset.search ?? '', input.value));
    const found = matching.filter((course) => isFound(course, chosen));
    for (const course of courses) course.hidden = !found.includes(course);
    for (const option of options) {
      const others = chosen.filter(({ dataset }) => dataset.filter !== option.dataset.filter);
      const alike = matching.filter((course) => isFound(course, [...others, option]));
      showOption(option, chosen.includes(option), alike.length);
    }
    count.textContent = (found.length === 1 ? one : other).replace('{count}', `${found.length}`);
    empty.hidden = found.length > 0;
    clear.hidden = !input.value;
  };
  const read = () => {
    input.value = new URL(location.href).searchParams.get('search') ?? '';
    show();
  };
  const search = () => {
    history.replaceState(null, '', addressWith('search', normaliseSearch(input.value)));
    show();
  };

  // A link of somebody without a script, or from before the script came.
  const linked = options.find(({ id }) => `#${id}` === location.hash);
  if (linked) history.replaceState(null, '', addressOf(linked));
  read();
  addEventListener('popstate', read);
  input.addEventListener('input', search);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search();
  });
  clear.addEventListener('click', () => {
    input.value = '';
    input.focus();
    search();
  });
  element.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>('[data-option],.course-search__clear-all');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    read();
    // It is gone with the last choice.
    if (!link.dataset.option) options[0]?.focus();
  });
}

function isFound(course: HTMLElement, options: readonly HTMLElement[]): boolean {
  const numbers = course.dataset.options?.split(' ');
  return options.every(({ dataset }) => numbers?.includes(dataset.option ?? ''));
}

function showOption(option: HTMLAnchorElement, isChosen: boolean, found: number): void {
  const number = option.querySelector('.course-filters__found');
  const item = option.closest('li');
  const row = option.closest('ul');
  if (!number || !item || !row) return;
  number.textContent = `${found}`;
  item.hidden = !isChosen && !found;
  if (isChosen) {
    option.setAttribute('aria-current', 'true');
    // Where the row scrolls, the choice is in sight.
    row.scrollLeft = item.offsetLeft;
  } else option.removeAttribute('aria-current');
  option.href = isChosen ? addressWith(option.dataset.filter, '') : addressOf(option);
}

const addressOf = ({ dataset }: HTMLElement) => addressWith(dataset.filter, dataset.value);

/** This page with another value of one parameter; an empty one is taken out. */
function addressWith(name = '', value = ''): string {
  const address = new URL(location.href);
  address.hash = '';
  if (value) address.searchParams.set(name, value);
  else address.searchParams.delete(name);
  return address.href;
}
