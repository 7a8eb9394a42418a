import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { unlessSystemFails } from './unless-system-fails.ts';
import type { Watcher } from './watch-or-poll.ts';

/**
 * Reports links whose target was replaced, changed, added or removed, which the watchers of their own folders don't
 * notice.
 */
export type LinkWatch = {
  /** Watches the present path of a link (absolute) instead of the previous one. */
  follow: (link: string) => void;
  forget: (isGone: (link: string) => boolean) => void;
  close: () => void;
};

type WatchLinksOptions = {
  changed: (link: string) => void;
  /** Undefined if the system refuses. */
  open: (step: Step, notice: (name: string | null) => void) => Watcher | undefined;
};

/** Watches each name on the path of a link, in its folder. */
export function watchLinks({ changed, open }: WatchLinksOptions): LinkWatch {
  const ways = new Map<string, readonly Step[]>();
  /** By the target of a step. */
  const watchers = new Map<string, Watcher>();

  const notice = (target: string): void => {
    for (const [link, way] of [...ways]) if (way.some((step) => targetOf(step) === target)) changed(link);
  };

  const begin = (step: Step): void => {
    const target = targetOf(step);
    if (watchers.has(target)) return;
    const watcher = open(step, (name) => (name === null || name === step.name) && notice(target));
    if (!watcher) return;
    watchers.set(target, watcher);
    // The folder was removed: the step before it reports that.
    watcher.on('error', () => end(target));
  };

  const end = (target: string): void => {
    watchers.get(target)?.close();
    watchers.delete(target);
  };

  const endUnused = (): void => {
    const used = new Set([...ways.values()].flat().map(targetOf));
    for (const target of [...watchers.keys()]) if (!used.has(target)) end(target);
  };

  return {
    follow: (link) => {
      const isNew = !ways.has(link);
      const way = wayOf(link);
      ways.set(link, way);
      for (const step of way) begin(step);
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

/** A step on the path of a link: a name in a folder (absolute, without links). */
type Step = { folder: string; name: string };

function targetOf({ folder, name }: Step): string {
  return path.join(folder, name);
}

/** The limit of systems for consecutive links. */
const mostLinks = 40;

/**
 * Up to the target, or to the first name that doesn't exist. Without the link itself and the folders that contain it.
 */
function wayOf(link: string): Step[] {
  const start = unlessSystemFails(() => realpathSync(path.dirname(link)));
  if (start === undefined) return [];
  const way: Step[] = [];
  let folder = start;
  let left = mostLinks;
  const names = [path.basename(link)];
  for (let name = names.shift(); name !== undefined && left > 0; name = names.shift()) {
    const step = path.join(folder, name);
    const stats = unlessSystemFails(() => lstatSync(step));
    if (!`${start}${path.sep}`.startsWith(step + path.sep)) way.push({ folder, name });
    if (!stats) break;
    if (!stats.isSymbolicLink()) {
      folder = step;
      continue;
    }
    left -= 1;
    const target = path.resolve(folder, unlessSystemFails(() => readlinkSync(step)) ?? '');
    folder = path.parse(target).root;
    names.unshift(...path.relative(folder, target).split(path.sep));
  }
  return way.slice(1);
}
