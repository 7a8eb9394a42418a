import type { SpotBox } from './page-messages.ts';

/** A spot on the page as it is now. */
export type PlacedSpot = { spot: number; node: Node };

/** Farther away from a text, in pixels, a press means something else. */
const reach = 24;

/**
 * The spot that a press means: a text or picture at this point, the text of the paragraph whose empty rest was pressed,
 * or else the nearest within what was pressed, such as the words of a button whose edge was hit.
 */
export function findSpot(
  target: Element,
  point: { x: number; y: number },
  spots: readonly PlacedSpot[],
): PlacedSpot | undefined {
  const seen = spots.filter(({ node }) => !isClipped(node));
  const under = textUnder(target, point, seen);
  if (under) return under;
  for (
    let around: Element | null = target;
    around && around.localName !== 'body';
    around = around.parentElement
  ) {
    const within = around;
    const near = seen
      .filter(({ node }) => within.contains(node))
      .map((one) => ({ one, away: distance(one.node, point) }))
      .filter(({ one, away }) => away <= reach || one.node.parentNode === within)
      .toSorted((one, other) => one.away - other.away);
    if (near[0]) return near[0].one;
  }
  return undefined;
}

/** Below a link that covers its whole card, the text that is seen there is meant. */
function textUnder(
  target: Element,
  { x, y }: { x: number; y: number },
  spots: readonly PlacedSpot[],
): PlacedSpot | undefined {
  const region = target.closest('main > *, body > header, body > footer, dialog') ?? target;
  const hits = spots.filter(({ node }) => region.contains(node) && distance(node, { x, y }) === 0);
  return document
    .elementsFromPoint(x, y)
    .flatMap((element) => hits.find(({ node }) => element.contains(node)) ?? [])[0];
}

/** Words for screen readers alone are clipped to a dot, but their boxes lie over the text beside them. */
function isClipped(node: Node): boolean {
  const box = (node instanceof Element ? node : node.parentElement)?.getBoundingClientRect();
  return box !== undefined && box.width <= 1 && box.height <= 1;
}

/** 0 inside. A text that goes over several lines has a box for each. */
function distance(node: Node, { x, y }: { x: number; y: number }): number {
  const boxes = boxesOf(node).map(({ left, right, top, bottom }) => {
    const [across, down] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
    return Math.hypot(across, down);
  });
  return Math.min(Number.POSITIVE_INFINITY, ...boxes);
}

function boxesOf(node: Node): DOMRect[] {
  if (node instanceof Element) return [...node.getClientRects()];
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
}

/** The whole of a spot; undefined while the page hides it. */
export function boxOf(node: Node): SpotBox | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  const boxes = element?.checkVisibility({ visibilityProperty: true }) ? boxesOf(node) : [];
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return undefined;
  const left = Math.min(...seen.map((box) => box.left));
  const top = Math.min(...seen.map((box) => box.top));
  const right = Math.max(...seen.map((box) => box.right));
  const bottom = Math.max(...seen.map((box) => box.bottom));
  return { left, top, width: right - left, height: bottom - top };
}
