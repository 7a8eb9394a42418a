import type { Root } from 'hast';

/**
 * The trees of the Markdown that was looked at last. A tree is several times as large as its text, and is made again in
 * a fraction of a millisecond: all trees of ten thousand articles would be most of what a build keeps in memory.
 */
const trees = new WeakMap<object, Root>();

/** What they belong to, oldest first: no longer than it is in use itself. */
const owners = new Set<WeakRef<object>>();

/**
 * Reading, checking and planning look at all articles one after the other: of a site with no more than `most`, each is
 * parsed once. Of a larger one none would be there any more when it is asked for again: `few` are as good.
 */
const [most, few] = [1_200, 64];
let [limit, dropped] = [most, 0];

/** `owner`: what the tree belongs to. */
export function recentTree(owner: object): Root | undefined {
  return trees.get(owner);
}

export function keepTree(owner: object, tree: Root): Root {
  trees.set(owner, tree);
  owners.add(new WeakRef(owner));
  for (const oldest of owners) {
    if (owners.size <= limit) break;
    owners.delete(oldest);
    const given = oldest.deref();
    if (given) trees.delete(given);
    dropped += 1;
    if (dropped > most) limit = few;
  }
  return tree;
}
