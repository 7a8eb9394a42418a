import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readChildren, readProcess } from '../measure/read-process.ts';

/** Bytes. */
export type Memory = {
  /** Used by JavaScript after garbage collection. */
  heap: number;
  /** Resident memory of the process. */
  resident: number;
  /** Resident memory of its child processes: esbuild's service is one. 0 if the system doesn't report it. */
  children: number;
};

/** Collects garbage, then measures. */
export async function memoryNow(): Promise<Memory> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('This Node can’t be told to collect garbage.');
  for (let round = 0; round < 3; round += 1) {
    collect();
    // Lets pending work such as finalisers run before the next round.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { heapUsed, rss } = process.memoryUsage();
  const children = readChildren(process.pid).reduce((sum, id) => sum + (readProcess(id)?.memory ?? 0), 0);
  return { heap: heapUsed, resident: rss, children };
}
