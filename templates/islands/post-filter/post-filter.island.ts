import type { PostFilterIslandProps } from '../../../schemas/types.ts';

/**
 * Shows the articles of the chosen topic. The choice is in the address, so that it can be linked to and the back button
 * works.
 */
export default function postFilter(element: HTMLElement, { found }: PostFilterIslandProps): void {
  const filters = [...element.querySelectorAll<HTMLElement>('[data-filter]')];
  const posts = element.querySelectorAll<HTMLElement>('[data-topics]');
  const count = element.querySelector<HTMLElement>('.post-list__count');
  const first = filters[0];
  if (!first || !count) return;

  const show = () => {
    const wanted = new URL(location.href).searchParams.get('category');
    const chosen = filters.find((filter) => filter.dataset.filter === wanted) ?? first;
    for (const filter of filters) {
      if (filter === chosen) filter.setAttribute('aria-current', 'true');
      else filter.removeAttribute('aria-current');
    }
    let shown = 0;
    for (const post of posts) {
      post.hidden = !post.dataset.topics?.split(' ').includes(chosen.dataset.filter ?? '');
      if (!post.hidden) shown += 1;
    }
    return shown;
  };

  show();
  addEventListener('popstate', show);
  element.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-filter]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    const shown = show();
    count.textContent = found[shown] ?? '';
  });
}
