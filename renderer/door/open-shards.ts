import type { Report } from '../../diagnostics/diagnostic.ts';
import { shardDamaged, shardOtherProgram, shardsNotThere } from '../../diagnostics/messages/shards.ts';
import { findShards, type OpenShard, openShard } from '../shards/read-shard.ts';
import { shardProgram } from '../store/program-version.ts';
import { outputPlace } from '../write/judge-output.ts';

/** The shards in these folders that are whole and of this version of the program; the others are reported. */
export function openShards(
  { root, shards: named }: { root: string; shards: readonly string[] },
  report: Report,
): OpenShard[] {
  const folders = [...new Set(findShards(named))];
  if (folders.length === 0) report(shardsNotThere(outputPlace(named[0] ?? root, root)));
  const program = shardProgram();
  return folders.flatMap((folder) => {
    const found = openShard(folder, program);
    if (!('problem' in found)) return [found];
    const place = outputPlace(folder, root);
    report(found.problem === 'damaged' ? shardDamaged(place) : shardOtherProgram(place));
    return [];
  });
}
