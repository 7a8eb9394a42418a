import { addAnswer } from './add-answer.ts';

/** Keeps the answers in the address as the visitor goes from question to question; the links work by themselves. */
export default function routeFinder(element: HTMLElement): void {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('[data-key]')];
  const mark = () => {
    const query = new URLSearchParams(location.search);
    for (const link of links) {
      const chosen = query.get(link.dataset.key ?? '') === link.dataset.id;
      if (chosen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  for (const link of links) {
    link.addEventListener('click', () => {
      const search = addAnswer(location.search, link.dataset.key ?? '', link.dataset.id ?? '');
      history.replaceState(history.state, '', search + location.hash);
      if (link.pathname !== location.pathname) link.search = search;
    });
  }
  addEventListener('hashchange', mark);
  mark();
}
