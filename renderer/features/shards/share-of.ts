import type { Shard } from '../../model/shard.ts';

/** Every `count`th item: neighbours are alike, so each shard gets some of every kind. */
export function* shareOf<Item>(items: Iterable<Item>, { number, count }: Shard): Generator<Item> {
  let index = 0;
  for (const item of items) {
    if (index % count === number - 1) yield item;
    index += 1;
  }
}
