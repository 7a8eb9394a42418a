import { lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { unlessSystemFails } from './unless-system-fails.ts';
import { watchLinks } from './watch-links.ts';
import type { Watcher, WatchSource } from './watch-or-poll.ts';

export type FolderWatch = {
  /** Also watches this folder (absolute) and everything below it, including the targets of links. */
  add: (folder: string) => void;
  close: () => void;
};

type WatchFoldersOptions = {
  /** Whether a file or folder (absolute) counts. */
  isSource: (file: string) => boolean;
  /** Whether to follow a link (absolute) to a folder (absolute, without links). By default, all are followed. */
  isEntered?: (link: string, folder: string) => boolean;
  /**
   * Called for each file and folder (absolute) that was added (`isNew`), removed or changed, sometimes more than once.
   */
  changed: (file: string, isNew: boolean) => void;
  open: WatchSource['open'];
};

/** `names`: the files in it, to distinguish one that has only come and gone from one that was removed. */
type Folder = { watcher: Watcher; names: Set<string> };

/**
 * Watches folders and everything below them with one watcher each. Systems limit the number of watchers, so a site of
 * many files can’t have one for every file; and only what the system names is read again. A file behind a link is
 * reported with the link’s own path.
 */
export function watchFolders({
  isSource,
  isEntered = () => true,
  changed,
  open,
}: WatchFoldersOptions): FolderWatch {
  const folders = new Map<string, Folder>();

  /** `isNew`: it has just appeared, so everything in it is new. */
  const enter = (folder: string, isNew: boolean): void => {
    if (folders.has(folder)) return;
    const watcher = unlessSystemFails(() => follow(folder));
    if (!watcher) return;
    // Some systems report the removal of a folder in this way; the parent folder's watcher reports it as well.
    watcher.on('error', () => leave(folder));
    folders.set(folder, { watcher, names: new Set() });
    look(folder, isNew);
  };

  /**
   * Fails if it has been removed in the meantime, or may not be read: the parent folder's watcher reports when it may.
   */
  const follow = (folder: string): Watcher | undefined => {
    const matters = (name: string) => isSource(path.join(folder, name));
    return openFolder(folder, (_event, name) => notice(folder, name), { kind: 'filtered', matters });
  };

  const openFolder = (...[folder, told, names]: Parameters<WatchSource['open']>): Watcher | undefined =>
    statSync(folder).isDirectory() ? open(folder, told, names) : undefined;

  /** Registers everything in a folder that isn’t known yet. */
  const look = (folder: string, isNew: boolean): void => {
    for (const entry of unlessSystemFails(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
      const file = path.join(folder, entry.name);
      if (!isSource(file)) continue;
      const names = folders.get(folder)?.names;
      const isKnown = names?.has(entry.name) || folders.has(file);
      if (isFolder(file, entry)) enter(file, isNew);
      else names?.add(entry.name);
      if (isNew) changed(file, !isKnown);
    }
  };

  /** Also starts watching links. */
  const isFolder = (file: string, found: Pick<Stats, 'isDirectory' | 'isSymbolicLink'>): boolean => {
    if (!found.isSymbolicLink()) return found.isDirectory();
    links.follow(file);
    const target = unlessSystemFails(() => (statSync(file).isDirectory() ? realpathSync(file) : undefined));
    return target !== undefined && isEntered(file, target) && !leadsBack(file, target);
  };

  const links = watchLinks({
    changed: (link) => notice(path.dirname(link), path.basename(link)),
    open: ({ folder, name }, told) =>
      unlessSystemFails(() => openFolder(folder, (_event, one) => told(one), { kind: 'one', name })),
  });

  const leave = (folder: string): void => {
    links.forget((link) => isInside(folder, link));
    for (const [other, { watcher }] of folders) {
      if (other !== folder && !isInside(folder, other)) continue;
      watcher.close();
      folders.delete(other);
    }
  };

  const notice = (folder: string, name: string | null): void => {
    // The system has lost count of the events.
    if (name === null) look(folder, true);
    const file = path.join(folder, name ?? '');
    const names = folders.get(folder)?.names;
    if (name === null || !names || !isSource(file)) return;
    const found = unlessSystemFails(() => lstatSync(file));
    const wasFolder = folders.has(file);
    const wasFile = names.delete(name);
    // A different one may have taken its name.
    if (wasFolder) leave(file);
    if (!found?.isSymbolicLink()) links.forget((link) => link === file);
    if (found && isFolder(file, found)) enter(file, true);
    else if (found) names.add(name);
    if (found || wasFile || wasFolder) changed(file, !wasFile && !wasFolder);
  };

  return {
    add: (folder) => enter(folder, false),
    close: () => {
      links.close();
      for (const { watcher } of folders.values()) watcher.close();
      folders.clear();
    },
  };
}

/** Links to a folder that contains them, directly or through other links, would lead round in circles. */
function leadsBack(link: string, target: string): boolean {
  const above = path.dirname(link);
  if (above === link) return false;
  const real = unlessSystemFails(() => realpathSync(above)) ?? above;
  return real === target || isInside(target, real) || leadsBack(above, target);
}

function isInside(folder: string, file: string): boolean {
  return file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}
