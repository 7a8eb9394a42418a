import { atEnd } from './at-end.ts';

/** Shows and hides timed content at its hour, on pages built before it and on pages left open. */
export default function timed(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    const { from, until } = part.dataset;
    if (from) atEnd(from, () => (part.hidden = false));
    if (until) atEnd(until, () => (part.hidden = true));
  }
}
