import type { CourseSearchIslandProps } from '../../../schemas/types.ts';
import { matchesSearch, normaliseSearch } from './matches-search.ts';

/** Filters the courses that the server listed while one types; the search stands in the address. */
export default function courseSearch(element: HTMLElement, { one, other }: CourseSearchIslandProps): void {
  const find = <E extends HTMLElement>(part: string) => element.querySelector<E>(`.course-search__${part}`);
  const form = find<HTMLFormElement>('form');
  const input = find<HTMLInputElement>('input');
  const clear = find('clear');
  const count = find('count');
  const empty = find('empty');
  if (!form || !input || !clear || !count || !empty) return;
  const courses = element.querySelectorAll<HTMLElement>('[data-search]');

  const show = () => {
    let found = 0;
    for (const course of courses) {
      course.hidden = !matchesSearch(course.dataset.search ?? '', input.value);
      if (!course.hidden) found += 1;
    }
    count.textContent = (found === 1 ? one : other).replace('{count}', `${found}`);
    empty.hidden = found > 0;
    clear.hidden = input.value === '';
  };
  const search = (text: string) => {
    input.value = text;
    remember(normaliseSearch(text));
    show();
  };

  input.value = new URL(location.href).searchParams.get('search') ?? '';
  show();
  input.addEventListener('input', () => search(input.value));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search(input.value);
  });
  element.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-topic]') : null;
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    search(target.dataset.topic ?? '');
    if (target === clear) input.focus();
  });
}

function remember(search: string): void {
  const address = new URL(location.href);
  if (search) address.searchParams.set('search', search);
  else address.searchParams.delete('search');
  history.replaceState(history.state, '', address);
}
