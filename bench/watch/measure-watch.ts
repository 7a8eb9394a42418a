import type { Command } from '../measure/run-measured.ts';
import { listenForPush } from './listen-for-push.ts';
import { readPage, readUntil } from './read-until.ts';
import { freePort, type Server, startServer, untilIdle } from './start-server.ts';

/** A server that watches for changes, and the changes. */
export type Watched = {
  who: string;
  command: (port: number) => Command;
  edits: readonly WatchedEdit[];
  /** Whether it notifies open pages of changes as `site watch` does. */
  pushes: boolean;
};

/** `page` is an address with a leading slash; `text` is on it only after the edit. */
export type WatchedEdit = {
  label: string;
  edit: { apply: (run: number) => Promise<void> };
  page: string;
  text: (run: number) => string;
};

/**
 * Milliseconds from saving, in each run: to the first answer with the new page, and to the notification of an open
 * page.
 */
export type WatchResult = { who: string; label: string } & (
  | { served: number[]; pushed: number[] }
  | { failed: string }
);

export type WatchResults = {
  who: string;
  /** Bytes, with all descendants, once the first version is ready and the processes are idle. */
  memory: number | undefined;
  edits: WatchResult[];
};

/**
 * Starts the server and makes each change once, then each again. A change that never shows is left out from then on.
 */
export async function measureWatch(
  { who, command, edits, pushes }: Watched,
  runs: number,
): Promise<WatchResults> {
  const port = await freePort();
  const server = startServer(command(port), port);
  const results = edits.map(({ label }): WatchResult => ({ who, label, served: [], pushed: [] }));
  try {
    await Promise.race([server.ended, readUntil(`${server.origin}${edits[0]?.page ?? '/'}`, '</html>')]);
    const memory = await untilIdle(server.pid);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, edit] of edits.entries()) {
        const result = results[index];
        if (!result || 'failed' in result) continue;
        try {
          const measured = measureEdit(server, edit, { run, pushes });
          const { served, pushed } = await Promise.race([server.ended, measured]);
          result.served.push(served);
          if (pushed !== undefined) result.pushed.push(pushed);
        } catch (problem) {
          results[index] = { who, label: edit.label, failed: String(problem) };
        }
        await untilIdle(server.pid);
      }
    }
    return { who, memory, edits: results };
  } catch (problem) {
    const failed = String(problem);
    return { who, memory: undefined, edits: edits.map(({ label }) => ({ who, label, failed })) };
  } finally {
    await server.stop();
  }
}

async function measureEdit(
  { origin }: Server,
  { edit, page, text }: WatchedEdit,
  { run, pushes }: { run: number; pushes: boolean },
): Promise<{ served: number; pushed: number | undefined }> {
  const before = await readPage(`${origin}${page}`);
  if (before === undefined || before.includes(text(run)))
    throw new Error(`${page} can’t be changed: ${before?.slice(0, 200)}`);
  const push = pushes ? await listenForPush(origin, page, before) : undefined;
  try {
    const saved = performance.now();
    await edit.apply(run);
    const served = (await readUntil(`${origin}${page}`, text(run))) - saved;
    const told = await push?.told;
    return { served, pushed: told === undefined ? undefined : told - saved };
  } finally {
    push?.close();
  }
}
