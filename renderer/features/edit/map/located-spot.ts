import type { Path } from '../../../../diagnostics/place.ts';

/**
 * Where a text is on a page. `section`: counted from 1; 0 for everything around the sections, such as the header and the
 * footer; -1 for the head. `node` counts the text nodes there as a browser does, without those in scripts, styles and
 * templates; `element` is the number among the elements there of the one that has the attribute. Both count from 0. In
 * the head, `name` is that of the tag, and `path` leads into structured data.
 */
export type LocatedSpot = { section: number } & (
  | { kind: 'node'; node: number }
  | { kind: 'attribute'; element: number; attribute: string }
  | { kind: 'head'; name: string; path?: Path }
);

/** A text with the numbers of the marks in it. */
export type MarkedText = LocatedSpot & { text: string; marks: readonly number[] };
