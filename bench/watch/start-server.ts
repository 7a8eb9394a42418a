import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from '../measure/run-measured.ts';
import { lookAtFamily } from '../measure/watch-family.ts';

export type Server = {
  /** `http://127.0.0.1:4321` */
  origin: string;
  pid: number;
  /** Rejects if it ends by itself. */
  ended: Promise<never>;
  stop: () => Promise<void>;
};

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/** Starts a long-running server, in a process group that ends with it. Throws at once if it can't be started. */
export function startServer({ program, args, cwd, environment }: Command, port: number): Server {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'development', ...environment },
    stdio: 'ignore',
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} can’t be started.`);
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ended = exit.then((): never => {
    throw new Error(`${program} ${args.join(' ')} ended by itself.`);
  });
  // Nobody may be awaiting it when it is stopped.
  ended.catch(() => {});
  return {
    origin: `http://127.0.0.1:${port}`,
    pid,
    ended,
    stop: async () => {
      // The whole group: some leave helpers behind that occupy the port.
      for (const signal of ['SIGINT', 'SIGKILL'] as const) {
        if (isThere(pid)) process.kill(-pid, signal);
        await Promise.race([exit, wait(5000)]);
      }
    },
  };
}

function isThere(pid: number): boolean {
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
}

/** Milliseconds: between two samples, and the longest wait. */
const [interval, patience] = [250, 120_000];

/** Waits until the server and its helpers are practically idle; returns their memory in bytes. */
export async function untilIdle(pid: number): Promise<number | undefined> {
  const until = performance.now() + patience;
  let before = lookAtFamily(pid);
  while (before && performance.now() < until) {
    await wait(interval);
    const now = lookAtFamily(pid);
    if (now && now.cpu - before.cpu <= 0.02) return now.memory;
    before = now;
  }
  if (!before) await wait(4 * interval);
  return before?.memory;
}
