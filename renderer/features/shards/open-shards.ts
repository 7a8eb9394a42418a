import { join } from 'node:path';
import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts';
import { shardDamaged } from '../../../diagnostics/messages/shards.ts';
import {
  shardBehindLink,
  shardOtherProgram,
  shardsNotThere,
  shardUnreadable,
} from '../../../diagnostics/messages.generated.ts';
import { isWithin } from '../../store/is-within.ts';
import { isBehindLink, stateName } from '../../store/own-files.ts';
import { shardProgram } from '../../store/program-version.ts';
import { systemCode } from '../../store/system-code.ts';
import { outputPlace } from '../../write/check-output-folder.ts';
import { foldersToLookInto, isShard, type OpenShard, openShard } from './read-shard.ts';

type OpenShardsInput = { root: string; shards: readonly string[] };

/** The shards in these folders that are whole and made by this version of the program; others are reported. */
export function openShards({ root, shards: named }: OpenShardsInput, report: Report): OpenShard[] {
  const problems: Diagnostic[] = [];
  const reading = { root, report: (problem: Diagnostic) => void problems.push(problem) };
  const folders = new Set(named.flatMap((folder) => read(folder, foldersToLookInto, reading) ?? []));
  const found = [...folders].filter((folder) => read(folder, isShard, reading));
  const program = shardProgram();
  const shards = found.flatMap((folder) => read(folder, (shard) => openShard(shard, program), reading) ?? []);
  if (found.length === 0 && problems.length === 0)
    problems.push(shardsNotThere(outputPlace(named[0] ?? root, root)));
  for (const problem of problems) report(problem);
  return shards.flatMap((shard) => {
    if (!('problem' in shard)) return [shard];
    const place = outputPlace(shard.folder, root);
    report(shard.problem === 'damaged' ? shardDamaged(place) : shardOtherProgram(place));
    return [];
  });
}

/**
 * Undefined and reported if the system refuses to read it, or if it is behind a link within the site's `.site`. A
 * folder elsewhere, which somebody has named, may be a link.
 */
function read<T>(
  folder: string,
  look: (folder: string) => T,
  { root, report }: { root: string; report: Report },
): T | undefined {
  const place = outputPlace(folder, root);
  if (isWithin(join(root, stateName), folder) && isBehindLink(folder))
    return void report(shardBehindLink(place));
  try {
    return look(folder);
  } catch (error) {
    const reason = systemCode(error);
    if (reason === undefined) throw error;
    return void report(shardUnreadable(place, { reason }));
  }
}
