import type { Root } from 'hast';

/** The place for the tree of one text. */
export type TreePlace = { tree: Root | undefined };

let last: TreePlace = { tree: undefined };

/**
 * Of all trees of Markdown, only the one that was looked at last is kept. A tree is several times as large as its text
 * and made again in a fraction of a millisecond. Reading, checking and planning go through all articles one after the
 * other, and V8 takes longer over trees that outlive their turn than parsing them once more does.
 */
export function keepTree(place: TreePlace, tree: Root): Root {
  last.tree = undefined;
  last = place;
  last.tree = tree;
  return tree;
}
