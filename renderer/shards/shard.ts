/** One of several parts of a site that are made apart, perhaps on several machines: `3/8` is number 3 of 8, counted from 1. */
export type Shard = { number: number; count: number };

/** Every so-manieth item: neighbours are alike, so that each shard has some of every kind. */
export function* shareOf<Item>(items: Iterable<Item>, { number, count }: Shard): Generator<Item> {
  let index = 0;
  for (const item of items) {
    if (index % count === number - 1) yield item;
    index += 1;
  }
}
