import { boxOf } from './find-spot.ts';
import type { SpotBox } from './page-messages.ts';

/** So that the end of the page can be scrolled into what isn’t covered as well. */
export function makeRoom(covered: number): void {
  document.documentElement.style.setProperty('padding-bottom', covered > 0 ? `${covered}px` : '');
}

/** So that it is the first thing below a header that stays. */
export function scrollToTop(box: SpotBox): void {
  scrollBy({ top: box.top - Math.max(20, headerHeight()), behavior: 'instant' });
}

/** The height of a header that stays, below which links to a place scroll. */
function headerHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** Scrolls only if it has to: to the middle of what is covered neither from below nor by a header that stays. */
export function reveal(node: Node, covered: number): void {
  const box = boxOf(node);
  if (!box) return;
  const [from, to] = [staysInSight(node) ? 0 : Math.max(40, headerHeight()), innerHeight - covered];
  if (box.top >= from && box.top + Math.min(box.height, 120) <= to - 20) return;
  scrollBy({ top: box.top - Math.max(from + 20, (from + to - box.height) / 2), behavior: 'instant' });
}

/** Whether it is part of a header, say, that doesn’t scroll with the page. */
function staysInSight(node: Node): boolean {
  for (let at = node.parentElement; at; at = at.parentElement)
    if (/^(?:fixed|sticky)$/.test(getComputedStyle(at).position)) return true;
  return false;
}
