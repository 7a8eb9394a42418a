import type { Extent } from './markdown.ts';

/**
 * A value that the tree holds as an attribute, which has no position of its own. `start` is where it is written
 * in the tree's text; where it isn't written as it is (escapes, entities), `verbatim` is false and `start` is that
 * of what holds it.
 */
export type Attribute = { value: string; start: number; verbatim: boolean };

/** Finds `value` within a node's extent, at `from` or after it. */
export function findAttribute(text: string, value: string, { start, end }: Extent, from = start): Attribute {
  const found = value === '' ? -1 : text.slice(0, end).indexOf(value, from);
  return found < 0 ? { value, start, verbatim: false } : { value, start: found, verbatim: true };
}
