import { atEnd } from './at-end.ts';

/** What has its hour comes and goes by itself, on pages that were built before it and on pages left open. */
export default function timed(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    const { from, until } = part.dataset;
    if (from) atEnd(from, () => (part.hidden = false));
    if (until) atEnd(until, () => (part.hidden = true));
  }
}
