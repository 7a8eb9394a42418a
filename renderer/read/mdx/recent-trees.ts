import type { Root } from 'hast';

/** The place for the tree of one text; it goes with the text. */
export type TreePlace = { tree?: Root };

/**
 * The trees of the Markdown that was looked at last. A tree is several times as large as its text, and is made again in
 * a fraction of a millisecond: all trees of ten thousand articles would be most of what a build keeps in memory.
 */
export type RecentTrees = {
  keep: (place: TreePlace, tree: Root) => Root;
};

/**
 * Reading, checking and planning look at all articles one after the other: of a site with no more than `most`, each is
 * parsed once. Of a larger one none would be there any more when it is asked for again: `few` are as good.
 */
const [most, few] = [1_200, 64];

/** Of one site. */
export function createRecentTrees(): RecentTrees {
  /** Oldest first. */
  const places = new Set<WeakRef<TreePlace>>();
  let [limit, dropped] = [most, 0];
  const drop = (oldest: WeakRef<TreePlace>) => {
    places.delete(oldest);
    const place = oldest.deref();
    if (!place) return;
    place.tree = undefined;
    dropped += 1;
    if (dropped > most) limit = few;
  };
  const keep = (place: TreePlace, tree: Root) => {
    place.tree = tree;
    places.add(new WeakRef(place));
    for (const oldest of places) {
      if (places.size <= limit) break;
      drop(oldest);
    }
    return tree;
  };
  return { keep };
}
