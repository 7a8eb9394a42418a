import type { Root } from 'hast';

/** Holds the tree of one text. */
export type TreePlace = { tree: Root | undefined };

let last: TreePlace = { tree: undefined };

/**
 * Keeps only the Markdown tree used last. A tree is several times as large as its text and is parsed again in a
 * fraction of a millisecond. Reading, checking and planning go through all articles one after the other, and V8 takes
 * longer over trees that outlive their turn than parsing them again does.
 */
export function keepTree(place: TreePlace, tree: Root): Root {
  last.tree = undefined;
  last = place;
  last.tree = tree;
  return tree;
}
