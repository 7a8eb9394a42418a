import type { Report } from '../../../diagnostics/diagnostic.ts';
import { shardOtherBase, shardsMissing, shardTwice } from '../../../diagnostics/messages/shards.ts';
import {
  shardOtherCount,
  shardOtherFiles,
  shardOtherMoment,
} from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { Site } from '../../model/site.ts';
import { isSameMoment } from '../../warm/is-same-moment.ts';
import { outputPlace } from '../../write/check-output-folder.ts';
import { digestInputs } from './digest-inputs.ts';
import type { OpenShard } from './read-shard.ts';

/** The build for which shards are merged. */
type WantedBuild = { root: string; base: string; today: Date };

/**
 * Reports why shards can't be merged, as far as their own data shows: there must be at least one, and each must be
 * whole.
 */
export function checkShards(shards: readonly OpenShard[], wanted: WantedBuild, report: Report): void {
  const [first] = shards;
  if (!first) return;
  const { root } = wanted;
  const count = commonest(shards.map(({ description }) => description.shard.count));
  const others = shards.filter(({ description }) => description.shard.count !== count);
  for (const { folder, description } of others)
    report(shardOtherCount(outputPlace(folder, root), { ...description.shard, others: count }));
  if (others.length > 0) return;
  checkNumbers(shards, { root, count, place: outputPlace(first.folder, root) }, report);
  for (const shard of shards) checkShardBase(shard, wanted, report);
  for (const shard of shards) checkMoment(shard, wanted, report);
}

/** If several are equally common, the first. */
function commonest(counts: readonly number[]): number {
  const times = (count: number) => counts.filter((other) => other === count).length;
  return counts.reduce((most, count) => (times(count) > times(most) ? count : most));
}

/** Checks that each number occurs once. */
function checkNumbers(
  shards: readonly OpenShard[],
  { root, count, place }: { root: string; count: number; place: Place },
  report: Report,
): void {
  const seen = new Map<number, Place>();
  for (const { folder, description } of shards) {
    const { shard } = description;
    const here = outputPlace(folder, root);
    const before = seen.get(shard.number);
    if (before) report(shardTwice(here, shard, before));
    else seen.set(shard.number, here);
  }
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const missing = numbers.filter((number) => !seen.has(number));
  if (missing.length > 0) report(shardsMissing(place, missing, count));
}

function checkShardBase(
  { folder, description }: OpenShard,
  { root, base }: WantedBuild,
  report: Report,
): void {
  const { shard, base: own } = description;
  if (own !== base) report(shardOtherBase(outputPlace(folder, root), shard, { own, wanted: base }));
}

function checkMoment({ folder, description }: OpenShard, { root, today }: WantedBuild, report: Report): void {
  if (isSameMoment(description, today)) return;
  const moments = { own: description.today, wanted: today.toISOString() };
  report(shardOtherMoment(outputPlace(folder, root), { ...description.shard, ...moments }));
}

/** Reports the shards that were made from a different site. */
export function checkShardFiles(shards: readonly OpenShard[], site: Site, report: Report): void {
  const inputs = digestInputs(site);
  for (const { folder, description } of shards)
    if (description.inputs !== inputs)
      report(shardOtherFiles(outputPlace(folder, site.root), description.shard));
}
