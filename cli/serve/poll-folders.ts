/** Finds what has changed in folders by looking at them again and again, for systems that tell of nothing. */
import { lstat, lstatSync, readdirSync, type Stats } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unlessRefused } from './unless-refused.ts';

export type FolderPolling = {
  /** From how the folder (absolute) is now. */
  add: (folder: string, looking: Looking) => { close: () => void };
  close: () => void;
};

/** Which names in a folder are looked at: those that a filter lets through, or one, whatever else stands beside it. */
export type Names = { kind: 'filtered'; matters: (name: string) => boolean } | { kind: 'one'; name: string };

type Looking = {
  names: Names;
  /** Told after each look which of these names came, went or changed. */
  looked: (changed: readonly string[]) => void;
};

/** What each name in a folder is known by. */
type Stamps = ReadonlyMap<string, string>;

type Polled = Looking & { folder: string; stamps: Stamps };

/** A round rests so many times as long as it took, so that it takes no more of the machine on a large site, up to `most` milliseconds. */
const [share, most] = [20, 10_000];

/** As many files are asked about at once: whatever else reads files meanwhile shall not wait behind all of them. */
const atOnce = 16;

/** `pause`: the milliseconds that a round rests at least, asked anew each time. */
export function pollFolders(pause: () => number): FolderPolling {
  const polled = new Set<Polled>();
  const ending = new AbortController();
  const { signal } = ending;

  const look = async (one: Polled): Promise<void> => {
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

/** Before anything else happens, so that whatever comes next is a change. */
function readStampsNow(folder: string, { names }: Looking): Stamps {
  const stamps = new Map<string, string>();
  const all = names.kind === 'one' ? [names.name] : (unlessRefused(() => readdirSync(folder)) ?? []);
  for (const name of all.filter(matters(names))) {
    const stats = unlessRefused(() => lstatSync(path.join(folder, name)));
    if (stats) stamps.set(name, stampOf(stats));
  }
  return stamps;
}

async function readStamps({ folder, names }: Polled): Promise<Stamps> {
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

/** Half as much work as by a promise of Node’s own. */
function askStats(file: string): Promise<Stats | undefined> {
  return new Promise((resolve) => {
    lstat(file, (_error, stats) => resolve(stats));
  });
}

/** A folder has changed only where it came, went or may be entered now: what is in it is looked at by itself. */
function stampOf(stats: Stats): string {
  const { mode, mtimeMs, size } = stats;
  return stats.isDirectory() ? `${mode}` : `${mode} ${mtimeMs} ${size}`;
}
