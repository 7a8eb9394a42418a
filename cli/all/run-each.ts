import { exitCodes } from '../exit-codes.ts';
import type { Options } from '../options.ts';
import type { Ran } from '../print/print-all.ts';

export type RunSite = (site: Options) => Promise<Ran>;

/**
 * What `run` makes of the first, which the others extend; then what the runners make of the others, each of the next
 * as soon as it is free. None after one that was interrupted. In the order of the sites.
 */
export async function runEach(
  [first, ...others]: readonly Options[],
  run: RunSite,
  runners: readonly RunSite[],
): Promise<Ran[]> {
  const ran: Ran[] = first ? [await run(first)] : [];
  if (ran.some(isInterrupted) || others.length === 0) return ran;
  const waiting = others.entries();
  const runNext = async (runner: RunSite) => {
    for (const [index, site] of waiting) {
      ran[index + 1] = await runner(site);
      if (ran.some(isInterrupted)) return;
    }
  };
  await Promise.all(runners.map(runNext));
  // Without the holes that an interrupted run leaves.
  return ran.filter(() => true);
}

export function isInterrupted({ exitCode }: Ran): boolean {
  return exitCode === exitCodes.interrupted;
}
