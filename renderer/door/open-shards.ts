import type { Report } from '../../diagnostics/diagnostic.ts';
import {
  shardDamaged,
  shardOtherProgram,
  shardsNotThere,
  shardUnreadable,
} from '../../diagnostics/messages/shards.ts';
import { findShards, type OpenShard, openShard } from '../shards/read-shard.ts';
import { shardProgram } from '../store/program-version.ts';
import { outputPlace } from '../write/judge-output.ts';
import { systemCode } from '../write/system-error.ts';

/** The shards in these folders that are whole and of this version of the program; the others are reported. */
export function openShards(
  { root, shards: named }: { root: string; shards: readonly string[] },
  report: Report,
): OpenShard[] {
  const folders = [
    ...new Set(named.flatMap((folder) => readable(folder, { root, report, read: findShards }) ?? [])),
  ];
  if (folders.length === 0) report(shardsNotThere(outputPlace(named[0] ?? root, root)));
  const program = shardProgram();
  return folders.flatMap((folder) => {
    const found = readable(folder, { root, report, read: () => openShard(folder, program) });
    if (!found) return [];
    if (!('problem' in found)) return [found];
    const place = outputPlace(folder, root);
    report(found.problem === 'damaged' ? shardDamaged(place) : shardOtherProgram(place));
    return [];
  });
}

type Reading<T> = { root: string; report: Report; read: (folder: string) => T };

/** Undefined where the system doesn't let it be read: reported. */
function readable<T>(folder: string, { root, report, read }: Reading<T>): T | undefined {
  try {
    return read(folder);
  } catch (error) {
    const reason = systemCode(error);
    if (reason === undefined) throw error;
    return void report(shardUnreadable(outputPlace(folder, root), reason));
  }
}
