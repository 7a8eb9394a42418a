/** Messages of building a site in shards, on one machine or several. The place names the folder of a shard. */

import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import type { Shard } from '../shard.ts';

export function shardsMissing(place: Place, numbers: readonly number[], count: number): Diagnostic {
  const list = numbers.map((number) => `${number}/${count}`).join(', ');
  return generated.shardsMissing(place, {
    missing: numbers.length === 1 ? 'One' : numbers.length,
    count,
    verb: numbers.length === 1 ? 'is' : 'are',
    list,
    first: numbers[0] ?? 1,
  });
}

export function shardTwice(place: Place, { number, count }: Shard, other: Place): Diagnostic {
  return {
    ...generated.shardTwice(place, { number, count, otherFile: other.file }),
    related: [{ place: other, message: 'The other one.' }],
  };
}

/** `shard` is undefined if its description can't be read. */
export function shardDamaged(place: Place, shard?: Shard): Diagnostic {
  const name = shard ? `Shard ${shard.number}/${shard.count}` : 'This shard';
  return generated.shardDamaged(place, { name });
}

/** Paths in the form that `--base` accepts; `''` is none. */
export function shardOtherBase(
  place: Place,
  { number, count }: Shard,
  { own, wanted }: { own: string; wanted: string },
): Diagnostic {
  return generated.shardOtherBase(place, { number, count, own: own || '/', wanted: wanted || '/' });
}
