import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readChildren, readProcess } from '../measure/read-process.ts';

/** Bytes. */
export type Memory = {
  /** What JavaScript still uses once the rest has been collected. */
  heap: number;
  /** Resident, of the process. */
  resident: number;
  /** Resident, of the processes that it has started: esbuild's service is one. 0 where the system doesn't tell. */
  children: number;
};

/** Collects what nobody uses any more, and looks. */
export async function memoryNow(): Promise<Memory> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('This Node can’t be told to collect garbage.');
  for (let round = 0; round < 3; round += 1) {
    collect();
    // What waits for its turn, such as finalisers, has it before the next round.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { heapUsed, rss } = process.memoryUsage();
  const children = readChildren(process.pid).reduce((sum, id) => sum + (readProcess(id)?.memory ?? 0), 0);
  return { heap: heapUsed, resident: rss, children };
}
