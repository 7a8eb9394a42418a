/**
 * Watches folders by what the system tells, and finds out where it tells nothing: folders that another machine shares
 * (Docker’s and WSL’s view of Windows or macOS, network drives) are watched without an error, and no change is ever told.
 * A file of our own would prove nothing, since what is written on this side is told. So the folders are looked at now and
 * then as well, and a change of which nothing was told is how it shows.
 */
import { watch } from 'node:fs';
import { type Names, pollFolders } from './poll-folders.ts';

export type Watcher = { on: (event: 'error', happened: () => void) => unknown; close: () => void };
export type Notice = (event: string, name: string | null) => void;

export type Watching = {
  /** Watches a folder (absolute), of which only some names may be looked at. Throws where it isn’t there or may not be read. */
  open: (folder: string, notice: Notice, names: Names) => Watcher;
  close: () => void;
};

/** `silent`: nothing is told. `refused`: the system watches no further folder. */
export type WhyPolling = 'silent' | 'refused';

type Asked = {
  /** Whether to look only, whatever the system would tell. */
  poll: boolean;
  /** Told once, when looking takes over, with the folder (absolute) in which it showed. */
  polls: (folder: string, why: WhyPolling) => void;
  /** The system’s own, unless a test stands in for it. */
  watchFolder?: (folder: string, notice: Notice) => Watcher;
  pauses?: Pauses;
};

/**
 * In milliseconds, between two looks: where changes are found only by looking (`polling`), and where they should be told
 * (`comparing`). `grace`: some systems tell a little later.
 */
export type Pauses = { polling: number; comparing: number; grace: number };

const usualPauses: Pauses = { polling: 500, comparing: 2000, grace: 1000 };

/** What no other way of watching would help against: the folder above tells once it can be read. */
const unreadable: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM']);

export function watchOrPoll({ poll, polls, watchFolder = watch, pauses = usualPauses }: Asked): Watching {
  let isPolling = poll;
  let isClosed = false;
  const folders = pollFolders(() => (isPolling ? pauses.polling : pauses.comparing));

  const takeOver = (folder: string, why: WhyPolling): void => {
    if (isPolling) return;
    isPolling = true;
    polls(folder, why);
  };

  const tryWatching = (folder: string, notice: Notice): Watcher | undefined => {
    if (poll) return undefined;
    try {
      return watchFolder(folder, notice);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error) || unreadable.has(error.code)) throw error;
      takeOver(folder, 'refused');
      return undefined;
    }
  };

  return {
    open: (folder, notice, names) => {
      const told = rememberTold();
      const watcher = tryWatching(folder, (event, name) => {
        told.add(name);
        notice(event, name);
      });
      const judge = (name: string): void => {
        if (isClosed || told.has(name)) return;
        takeOver(folder, 'silent');
        notice('change', name);
      };
      const looked = (changed: readonly string[]): void => {
        for (const name of changed.filter((one) => !told.has(one)))
          if (isPolling) judge(name);
          // What was told while this process was busy is heard before anything that is set to come immediately.
          else setTimeout(() => setImmediate(judge, name), pauses.grace);
        told.age();
      };
      const looking = folders.add(folder, { names, looked });
      return {
        on: (event, happened) => watcher?.on(event, happened),
        close: () => {
          watcher?.close();
          looking.close();
        },
      };
    },
    close: () => {
      isClosed = true;
      folders.close();
    },
  };
}

/** The names that the system told of since the look before last: what changes during a look is seen in the next one. */
function rememberTold() {
  let [before, now] = [new Set<string | null>(), new Set<string | null>()];
  return {
    /** Null: more than the system has counted. */
    add: (name: string | null) => void now.add(name),
    has: (name: string) => [before, now].some((names) => names.has(name) || names.has(null)),
    age: () => {
      [before, now] = [now, new Set()];
    },
  };
}
