import { type FSWatcher, lstatSync, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { unlessRefused } from './unless-refused.ts';

export type FolderWatch = {
  /** Watches this folder as well (absolute), and all below it. */
  add: (folder: string) => void;
  close: () => void;
};

type Watched = {
  /** Whether a file or folder (absolute) counts. */
  isSource: (file: string) => boolean;
  /** Told of each file and folder (absolute) that came (`isNew`), went or changed, some more than once. */
  changed: (file: string, isNew: boolean) => void;
  /** Told of each folder (absolute) for which the system has no watcher left. */
  unwatched: (folder: string) => void;
  /** The system’s own, unless a test refuses. */
  open?: (folder: string, notice: (event: string, name: string | null) => void) => FSWatcher;
};

/** What systems say that allow no more watchers, or no more open files. */
const spent: ReadonlySet<unknown> = new Set(['ENOSPC', 'EMFILE', 'ENFILE']);

/** `names`: of the files in it, so that one that only came and went is known from one that is gone. */
type Folder = { watcher: FSWatcher; names: Set<string> };

/**
 * Follows folders and all below them through one watcher each. Systems allow only so many of them, so a site of many
 * files can’t have one for every file; and nothing is read again but what the system names.
 */
export function watchFolders({ isSource, changed, unwatched, open = watch }: Watched): FolderWatch {
  const folders = new Map<string, Folder>();

  /** `isNew`: it has appeared just now, so that all in it is news. */
  const enter = (folder: string, isNew: boolean): void => {
    if (folders.has(folder)) return;
    const watcher = unlessRefused(() => follow(folder));
    if (!watcher) return;
    // Of a folder that goes, some systems say so in this way; the one above it tells of it as well.
    watcher.on('error', () => leave(folder));
    folders.set(folder, { watcher, names: new Set() });
    look(folder, isNew);
  };

  /** Refused where it has gone in the meantime, or may not be read: the folder above tells once it may. */
  const follow = (folder: string): FSWatcher | undefined => {
    if (!statSync(folder).isDirectory()) return undefined;
    try {
      return open(folder, (_event, name) => notice(folder, name));
    } catch (error) {
      if (error instanceof Error && 'code' in error && spent.has(error.code)) unwatched(folder);
      throw error;
    }
  };

  /** Everything in a folder that isn’t known yet. */
  const look = (folder: string, isNew: boolean): void => {
    for (const entry of unlessRefused(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
      const file = path.join(folder, entry.name);
      if (!isSource(file)) continue;
      const names = folders.get(folder)?.names;
      const isKnown = names?.has(entry.name) || folders.has(file);
      if (entry.isDirectory()) enter(file, isNew);
      else names?.add(entry.name);
      if (isNew) changed(file, !isKnown);
    }
  };

  const leave = (folder: string): void => {
    for (const [other, { watcher }] of folders) {
      if (other !== folder && !other.startsWith(folder + path.sep)) continue;
      watcher.close();
      folders.delete(other);
    }
  };

  const notice = (folder: string, name: string | null): void => {
    // More has happened than the system has counted.
    if (name === null) look(folder, true);
    const file = path.join(folder, name ?? '');
    const names = folders.get(folder)?.names;
    if (name === null || !names || !isSource(file)) return;
    const found = unlessRefused(() => lstatSync(file));
    const wasFolder = folders.has(file);
    const wasFile = names.delete(name);
    if (found && !found.isDirectory()) names.add(name);
    // Another may stand there now under the same name.
    if (wasFolder) leave(file);
    if (found?.isDirectory()) enter(file, true);
    if (found || wasFile || wasFolder) changed(file, !wasFile && !wasFolder);
  };

  return {
    add: (folder) => enter(folder, false),
    close: () => {
      for (const { watcher } of folders.values()) watcher.close();
      folders.clear();
    },
  };
}
