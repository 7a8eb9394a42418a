/** How many values a cache keeps; it says of each that it drops. */
export type Bound = { readonly size: number; drop: () => void };

/**
 * Pages are made one after the other. A site that needs no more than `most` values finds all of them again. Of a larger
 * one hardly any would still be there when it is asked for, and `few` are as good.
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
