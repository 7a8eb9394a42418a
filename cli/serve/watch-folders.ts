import { type FSWatcher, lstatSync, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

export type FolderWatch = {
  /** Watches this folder as well (absolute), and all below it. */
  add: (folder: string) => void;
  close: () => void;
};

type Watched = {
  /** Whether a file or folder (absolute) counts. */
  isSource: (file: string) => boolean;
  /** Told of each file and folder (absolute) that came, went or changed, some more than once. */
  changed: (file: string) => void;
};

/** `names`: of the files in it, so that one that only came and went is known from one that is gone. */
type Folder = { watcher: FSWatcher; names: Set<string> };

/**
 * Follows folders and all below them through one watcher each. Systems allow only so many of them, so a site of many
 * files can’t have one for every file; and nothing is read again but what the system names.
 */
export function watchFolders({ isSource, changed }: Watched): FolderWatch {
  const folders = new Map<string, Folder>();

  /** `isNew`: it has appeared just now, so that all in it is news. */
  const enter = (folder: string, isNew: boolean): void => {
    if (folders.has(folder)) return;
    const watcher = open(folder);
    if (!watcher) return;
    // Of a folder that goes, some systems say so in this way; the one above it tells of it as well.
    watcher.on('error', () => leave(folder));
    folders.set(folder, { watcher, names: new Set() });
    look(folder, isNew);
  };

  /** Undefined where it has gone in the meantime. */
  const open = (folder: string): FSWatcher | undefined => {
    try {
      if (isFolder(folder)) return watch(folder, (_event, name) => notice(folder, name));
    } catch (error) {
      if (isFolder(folder)) throw error;
    }
    return undefined;
  };

  /** Everything in a folder that isn’t known yet. */
  const look = (folder: string, isNew: boolean): void => {
    for (const entry of namesIn(folder)) {
      const file = path.join(folder, entry.name);
      if (!isSource(file)) continue;
      if (entry.isDirectory()) enter(file, isNew);
      else folders.get(folder)?.names.add(entry.name);
      if (isNew) changed(file);
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
    const found = lstatSync(file, { throwIfNoEntry: false });
    const wasFolder = folders.has(file);
    const wasFile = names.delete(name);
    if (found && !found.isDirectory()) names.add(name);
    // Another may stand there now under the same name.
    if (wasFolder) leave(file);
    if (found?.isDirectory()) enter(file, true);
    if (found || wasFile || wasFolder) changed(file);
  };

  return {
    add: (folder) => enter(folder, false),
    close: () => {
      for (const { watcher } of folders.values()) watcher.close();
      folders.clear();
    },
  };
}

function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Nothing of a folder that has gone in the meantime. */
function namesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
