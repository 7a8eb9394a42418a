import { type FSWatcher, lstatSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { unlessRefused } from './unless-refused.ts';

/** Tells of links whose target is another, has changed, came or went: the folders in which they stand hear nothing of it. */
export type LinkWatch = {
  /** By the way that a link (absolute) takes now, in place of the one that it took before. */
  follow: (link: string) => void;
  forget: (isGone: (link: string) => boolean) => void;
  close: () => void;
};

type Told = {
  changed: (link: string) => void;
  /** Undefined where the system refuses. */
  open: (folder: string, notice: (name: string | null) => void) => FSWatcher | undefined;
};

/** Watches each folder through which a link leads, for the name that it leads through there. */
export function watchLinks({ changed, open }: Told): LinkWatch {
  const ways = new Map<string, readonly Step[]>();
  const watchers = new Map<string, FSWatcher>();

  const notice = (folder: string, name: string | null): void => {
    const leads = (step: Step) => step.folder === folder && (name === null || step.name === name);
    for (const [link, way] of [...ways]) if (way.some(leads)) changed(link);
  };

  const begin = (folder: string): void => {
    const watcher = watchers.has(folder) ? undefined : open(folder, (name) => notice(folder, name));
    if (!watcher) return;
    watchers.set(folder, watcher);
    // The folder has gone: the step before it tells.
    watcher.on('error', () => end(folder));
  };

  const end = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };

  const endUnused = (): void => {
    const used = new Set([...ways.values()].flat().map(({ folder }) => folder));
    for (const folder of [...watchers.keys()]) if (!used.has(folder)) end(folder);
  };

  return {
    follow: (link) => {
      const isNew = !ways.has(link);
      const way = wayOf(link);
      ways.set(link, way);
      for (const { folder } of way) begin(folder);
      if (!isNew) endUnused();
    },
    forget: (isGone) => {
      const gone = [...ways.keys()].filter(isGone);
      for (const link of gone) ways.delete(link);
      if (gone.length > 0) endUnused();
    },
    close: () => {
      ways.clear();
      endUnused();
    },
  };
}

/** What a link leads through: a name in a folder (absolute, without links). */
type Step = { folder: string; name: string };

/** As many as systems follow one after the other. */
const mostLinks = 40;

/** Up to what it leads to, or to the first that isn’t there. Without the link itself, and the folders in which it stands. */
function wayOf(link: string): Step[] {
  const start = unlessRefused(() => realpathSync(path.dirname(link)));
  if (start === undefined) return [];
  const way: Step[] = [];
  let folder = start;
  let left = mostLinks;
  const names = [path.basename(link)];
  for (let name = names.shift(); name !== undefined && left > 0; name = names.shift()) {
    const step = path.join(folder, name);
    const stats = unlessRefused(() => lstatSync(step));
    if (!`${start}${path.sep}`.startsWith(step + path.sep)) way.push({ folder, name });
    if (!stats) break;
    if (!stats.isSymbolicLink()) {
      folder = step;
      continue;
    }
    left -= 1;
    const target = path.resolve(folder, unlessRefused(() => readlinkSync(step)) ?? '');
    folder = path.parse(target).root;
    names.unshift(...path.relative(folder, target).split(path.sep));
  }
  return way.slice(1);
}
