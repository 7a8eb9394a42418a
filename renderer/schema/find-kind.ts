import type { Kind, Kinds } from '../model/kinds.ts';

/** The kind with this collection: `courses`, `facts`. */
export function kindOf(collection: string, kinds: Kinds): Kind | undefined {
  return kinds.find((kind) => kind.collection === collection);
}
