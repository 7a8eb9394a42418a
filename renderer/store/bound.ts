/** How many values a cache keeps; it calls `drop` for each that it drops. */
export type Bound = { readonly size: number; drop: () => void };

/**
 * Pages are made one after the other. A site that needs at most `most` values finds all of them again. In a larger one
 * hardly any would still be there when needed, and `few` are as good.
 */
export function createBound(most: number, few: number): Bound {
  let dropped = 0;
  return {
    get size() {
      return dropped > most ? few : most;
    },
    drop: () => {
      dropped += 1;
    },
  };
}
