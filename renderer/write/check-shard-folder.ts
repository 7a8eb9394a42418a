import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { shardFolderTaken } from '../../diagnostics/messages.generated.ts';
import { isWithin } from '../store/is-within.ts';
import { isOwnFolder, stateName } from '../store/own-files.ts';
import { holdsSite, outputPlace } from './check-output-folder.ts';
import { readStats } from './output-files.ts';

/**
 * `ours`: whether a shard writes files of this name. True if one may be written to `folder`; otherwise reports the
 * reason.
 */
export function checkShardFolder(
  folder: string,
  { root, ours }: { root: string; ours: (name: string) => boolean },
  report: Report,
): boolean {
  const reason = reasonAgainst(folder, root, ours);
  if (reason !== undefined) report(shardFolderTaken(outputPlace(folder, root), { reason }));
  return reason === undefined;
}

function reasonAgainst(folder: string, root: string, ours: (name: string) => boolean): string | undefined {
  const stats = readStats(folder);
  if (stats?.isSymbolicLink() || !isOwnFolder(folder)) return 'it is a shortcut to another folder';
  if (stats && !stats.isDirectory()) return 'it is a file';
  if (!isWithin(join(root, stateName, 'shards'), folder) && holdsSite(folder, root))
    return 'the site itself is kept there';
  const other = stats && readdirSync(folder).find((name) => !ours(name));
  return other === undefined ? undefined : `it contains something else (${other})`;
}
