import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { cacheInUse, cacheIsLink, cacheNotRemoved } from '../../../diagnostics/messages/command.ts';
import { siteFileMissing } from '../../../diagnostics/messages/read.ts';
import { ownStats, stateName } from '../../store/own-files.ts';
import {
  findStoreFolders,
  measureStores,
  removeStores,
  retireStore,
  type StoreFolder,
  sumOf,
} from '../../store/store-folders.ts';
import { systemCode } from '../../store/system-code.ts';
import { lockOutputs } from '../../write/lock-outputs.ts';

export type CleanOptions = {
  /** Absolute: the folder with site.yaml. */
  root: string;
  /**
   * Absolute: the outputs of this site and of sites that extend it. While one of these sites is being built, nothing is
   * removed.
   */
  outs: readonly string[];
  /** `tell` removes nothing. */
  until: 'tell' | 'write';
};

/** The files removed, or to be removed; none if there are diagnostics. */
export type CleanedSite = { files: number; bytes: number; diagnostics: Diagnostic[] };

/** Removes only the data that builds of a site keep to save time; the next build makes it again. */
export function cleanSite({ root, outs, until }: CleanOptions): CleanedSite {
  if (!existsSync(join(root, 'site.yaml')))
    return refused(siteFileMissing({ file: 'site.yaml', line: 1, column: 1 }, {}));
  if (ownStats(join(root, stateName))?.isSymbolicLink()) return refused(cacheIsLink(stateName));
  try {
    const folders = findStoreFolders(root);
    const amount = sumOf(folders.map(({ path }) => measureStores(path)));
    const builder = until === 'write' ? removeAll(folders, outs) : undefined;
    return builder === undefined
      ? { ...amount, diagnostics: [] }
      : refused(cacheInUse(`${stateName}/cache`, builder));
  } catch (error) {
    const reason = systemCode(error);
    if (reason === undefined) throw error;
    return refused(cacheNotRemoved(`${stateName}/cache`, reason));
  }
}

function refused(problem: Diagnostic): CleanedSite {
  return { files: 0, bytes: 0, diagnostics: [problem] };
}

/** Returns the id of a process that is building, and then leaves it the data it uses. */
function removeAll(folders: readonly StoreFolder[], outs: readonly string[]): number | undefined {
  for (const { path } of folders.filter(({ kind }) => kind === 'given up')) removeStores(path);
  const cache = folders.find(({ kind }) => kind === 'cache');
  if (!cache) return undefined;
  const held = lockOutputs(outs);
  if (held.kind === 'busy') return held.pid;
  // Builds may begin as soon as it has been renamed.
  let aside: string;
  try {
    aside = retireStore(cache.path);
  } finally {
    held.release();
  }
  removeStores(aside);
  return undefined;
}
