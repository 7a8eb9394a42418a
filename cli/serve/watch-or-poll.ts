/**
 * Watches folders through the system, and detects when that reports nothing: folders that another machine shares
 * (Docker’s and WSL’s view of Windows or macOS, network drives) can be watched without an error, but no change is ever
 * reported. A file of our own would prove nothing, since changes from this side are reported. So the folders are polled
 * now and then as well, and a change that was not reported is the evidence.
 */
import { watch } from 'node:fs';
import { type Names, pollFolders } from './poll-folders.ts';

export type Watcher = { on: (event: 'error', happened: () => void) => unknown; close: () => void };
export type Notice = (event: string, name: string | null) => void;

export type WatchSource = {
  /**
   * Watches a folder (absolute), in which only some names may be polled. Throws if it doesn't exist or may not be read.
   */
  open: (folder: string, notice: Notice, names: Names) => Watcher;
  close: () => void;
};

/** `silent`: nothing is reported. `refused`: the system allows no further watchers. */
export type WhyPolling = 'silent' | 'refused';

type WatchOrPollOptions = {
  /** Whether to only poll, whatever the system would report. */
  poll: boolean;
  /** Called once, when polling takes over, with the folder (absolute) that revealed it. */
  polls: (folder: string, why: WhyPolling) => void;
  /** The system’s own, unless replaced in a test. */
  watchFolder?: (folder: string, notice: Notice) => Watcher;
  pauses?: Pauses;
};

/**
 * In milliseconds. Between two rounds, while changes are found by polling alone (`polling`) or should also be reported
 * (`comparing`). `grace`: some systems report a little late.
 */
export type Pauses = { polling: number; comparing: number; grace: number };

const usualPauses: Pauses = { polling: 500, comparing: 2000, grace: 1000 };

/** Errors that polling would not help against: the parent folder's watcher reports when it can be read. */
const unreadable: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM']);

export function watchOrPoll({
  poll,
  polls,
  watchFolder = watch,
  pauses = usualPauses,
}: WatchOrPollOptions): WatchSource {
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
          // Events from while this process was busy are delivered before any immediate callback.
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

/** The names reported since the round before last: a change during a round is seen in the next one. */
function rememberTold() {
  let [before, now] = [new Set<string | null>(), new Set<string | null>()];
  return {
    /** Null: the system has lost count. */
    add: (name: string | null) => void now.add(name),
    has: (name: string) => [before, now].some((names) => names.has(name) || names.has(null)),
    age: () => {
      [before, now] = [now, new Set()];
    },
  };
}
