/** Finds changes in folders by polling, for systems that report none. */
import { lstat, lstatSync, readdirSync, type Stats } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unlessSystemFails } from './unless-system-fails.ts';

export type FolderPolling = {
  /** Compares with the present state of the folder (absolute). */
  add: (folder: string, looking: FolderPoll) => { close: () => void };
  close: () => void;
};

/** The names in a folder to check: those that a filter accepts, or just one. */
export type Names = { kind: 'filtered'; matters: (name: string) => boolean } | { kind: 'one'; name: string };

type FolderPoll = {
  names: Names;
  /** Called after each round with the names that were added, removed or changed. */
  looked: (changed: readonly string[]) => void;
};

/** A fingerprint of each name in a folder. */
type Stamps = ReadonlyMap<string, string>;

type PolledFolder = FolderPoll & { folder: string; stamps: Stamps };

/**
 * A round is followed by a pause this many times as long, to limit the load on a large site, up to `most` milliseconds.
 */
const [share, most] = [20, 10_000];

/** The number of files to check at once, so that other reads needn't wait behind all of them. */
const atOnce = 16;

/** `pause`: the minimum pause between rounds in milliseconds, asked for each time. */
export function pollFolders(pause: () => number): FolderPolling {
  const polled = new Set<PolledFolder>();
  const ending = new AbortController();
  const { signal } = ending;

  const look = async (one: PolledFolder): Promise<void> => {
    const stamps = await readStamps(one);
    if (!polled.has(one)) return;
    const before = one.stamps;
    one.stamps = stamps;
    one.looked(changedNames(before, stamps));
  };

  const goRound = async (): Promise<void> => {
    let rest = pause();
    while (!signal.aborted) {
      await wait(rest, undefined, { signal }).catch(() => {});
      const started = performance.now();
      for (const one of [...polled]) if (polled.has(one)) await look(one);
      rest = Math.max(pause(), Math.min(most, share * (performance.now() - started)));
    }
  };
  void goRound();

  return {
    add: (folder, looking) => {
      const one = { ...looking, folder, stamps: readStampsNow(folder, looking) };
      polled.add(one);
      return { close: () => polled.delete(one) };
    },
    close: () => {
      polled.clear();
      ending.abort();
    },
  };
}

function changedNames(before: Stamps, now: Stamps): string[] {
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].filter((name) => before.get(name) !== now.get(name));
}

/** Synchronously, so that anything that happens later is a change. */
function readStampsNow(folder: string, { names }: FolderPoll): Stamps {
  const stamps = new Map<string, string>();
  const all = names.kind === 'one' ? [names.name] : (unlessSystemFails(() => readdirSync(folder)) ?? []);
  for (const name of all.filter(matters(names))) {
    const stats = unlessSystemFails(() => lstatSync(path.join(folder, name)));
    if (stats) stamps.set(name, stampOf(stats));
  }
  return stamps;
}

async function readStamps({ folder, names }: PolledFolder): Promise<Stamps> {
  const stamps = new Map<string, string>();
  const all = names.kind === 'one' ? [names.name] : await readdir(folder).catch(() => []);
  const asked = all.filter(matters(names));
  const ask = async (name: string): Promise<void> => {
    const stats = await askStats(path.join(folder, name));
    if (stats) stamps.set(name, stampOf(stats));
  };
  for (let from = 0; from < asked.length; from += atOnce)
    await Promise.all(asked.slice(from, from + atOnce).map(ask));
  return stamps;
}

function matters(names: Names): (name: string) => boolean {
  return names.kind === 'one' ? () => true : names.matters;
}

/** Half the work of Node’s own promises. */
function askStats(file: string): Promise<Stats | undefined> {
  return new Promise((resolve) => {
    lstat(file, (_error, stats) => resolve(stats));
  });
}

/**
 * A folder itself changes only if it is added, removed or gets other permissions: its content is checked separately.
 */
function stampOf(stats: Stats): string {
  const { mode, mtimeMs, size } = stats;
  return stats.isDirectory() ? `${mode}` : `${mode} ${mtimeMs} ${size}`;
}
