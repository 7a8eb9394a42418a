import { lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { unlessRefused } from './unless-refused.ts';
import { watchLinks } from './watch-links.ts';
import type { Watcher, Watching } from './watch-or-poll.ts';

export type FolderWatch = {
  /** Watches this folder as well (absolute), and all below it, also what links there lead to. */
  add: (folder: string) => void;
  close: () => void;
};

type Watched = {
  /** Whether a file or folder (absolute) counts. */
  isSource: (file: string) => boolean;
  /** Whether a link (absolute) to a folder (absolute, without links) counts as that folder. Left out: each does. */
  isEntered?: (link: string, folder: string) => boolean;
  /** Told of each file and folder (absolute) that came (`isNew`), went or changed, some more than once. */
  changed: (file: string, isNew: boolean) => void;
  /** Watches one folder. */
  open: Watching['open'];
};

/** `names`: of the files in it, so that one that only came and went is known from one that is gone. */
type Folder = { watcher: Watcher; names: Set<string> };

/**
 * Follows folders and all below them through one watcher each. Systems allow only so many of them, so a site of many
 * files can’t have one for every file; and nothing is read again but what the system names. What stands behind a link is
 * told by the link’s own path.
 */
export function watchFolders({ isSource, isEntered = () => true, changed, open }: Watched): FolderWatch {
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
  const follow = (folder: string): Watcher | undefined => {
    const matters = (name: string) => isSource(path.join(folder, name));
    return openFolder(folder, (_event, name) => notice(folder, name), { kind: 'filtered', matters });
  };

  const openFolder = (...[folder, told, names]: Parameters<Watching['open']>): Watcher | undefined =>
    statSync(folder).isDirectory() ? open(folder, told, names) : undefined;

  /** Everything in a folder that isn’t known yet. */
  const look = (folder: string, isNew: boolean): void => {
    for (const entry of unlessRefused(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
      const file = path.join(folder, entry.name);
      if (!isSource(file)) continue;
      const names = folders.get(folder)?.names;
      const isKnown = names?.has(entry.name) || folders.has(file);
      if (isFolder(file, entry)) enter(file, isNew);
      else names?.add(entry.name);
      if (isNew) changed(file, !isKnown);
    }
  };

  /** Links are followed from here on. */
  const isFolder = (file: string, found: Pick<Stats, 'isDirectory' | 'isSymbolicLink'>): boolean => {
    if (!found.isSymbolicLink()) return found.isDirectory();
    links.follow(file);
    const target = unlessRefused(() => (statSync(file).isDirectory() ? realpathSync(file) : undefined));
    return target !== undefined && isEntered(file, target) && !leadsBack(file, target);
  };

  const links = watchLinks({
    changed: (link) => notice(path.dirname(link), path.basename(link)),
    open: ({ folder, name }, told) =>
      unlessRefused(() => openFolder(folder, (_event, one) => told(one), { kind: 'one', name })),
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
    // More has happened than the system has counted.
    if (name === null) look(folder, true);
    const file = path.join(folder, name ?? '');
    const names = folders.get(folder)?.names;
    if (name === null || !names || !isSource(file)) return;
    const found = unlessRefused(() => lstatSync(file));
    const wasFolder = folders.has(file);
    const wasFile = names.delete(name);
    // Another may stand there now under the same name.
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

/** To a folder in which it stands, by whatever way: whoever followed it would go round in circles. */
function leadsBack(link: string, target: string): boolean {
  const above = path.dirname(link);
  if (above === link) return false;
  const real = unlessRefused(() => realpathSync(above)) ?? above;
  return real === target || isInside(target, real) || leadsBack(above, target);
}

function isInside(folder: string, file: string): boolean {
  return file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}
