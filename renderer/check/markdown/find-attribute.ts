import type { Extent } from '../../model/source.ts';

/**
 * A value that the tree holds as an attribute, without a position of its own. `start` is its offset in the tree's text;
 * if it is written differently (escapes, entities), `verbatim` is false and `start` is that of the enclosing node.
 */
export type Attribute = { value: string; start: number; verbatim: boolean };

/** Finds `value` within a node's extent, from `from` on. */
export function findAttribute(text: string, value: string, { start, end }: Extent, from = start): Attribute {
  const found = value === '' ? -1 : text.slice(0, end).indexOf(value, from);
  return found < 0 ? { value, start, verbatim: false } : { value, start: found, verbatim: true };
}
