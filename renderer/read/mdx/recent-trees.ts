import type { Root } from 'hast';

/**
 * The trees of the Markdown that was looked at last. A tree is several times as large as its text, and is made again in
 * a fraction of a millisecond: all trees of ten thousand articles would be most of what a build keeps in memory.
 */
const trees = new Map<object, Root>();

/** Whoever plans an article looks at it several times in a row. */
const mostTrees = 64;

/** `owner`: what the tree belongs to. */
export function recentTree(owner: object): Root | undefined {
  return trees.get(owner);
}

export function keepTree(owner: object, tree: Root): Root {
  trees.set(owner, tree);
  const [oldest] = trees.keys();
  if (trees.size > mostTrees && oldest) trees.delete(oldest);
  return tree;
}
