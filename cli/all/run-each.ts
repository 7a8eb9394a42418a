import { exitCodes } from '../exit-codes.ts';
import type { Options } from '../options.ts';
import type { Ran } from '../print/print-all.ts';

export type RunSite = (site: Options) => Promise<Ran>;

/**
 * What `run` makes of the first, which the others extend; then what it and the helpers make of the others, each up to
 * `atOnce` of them beside each other, and each of the next as soon as it is free. A helper too makes its first site
 * alone: what that has in common with the others is then there for them. None after one that was interrupted. In the
 * order of the sites.
 */
export async function runEach(
  [first, ...others]: readonly Options[],
  run: RunSite,
  { helpers, atOnce }: { helpers: readonly RunSite[]; atOnce: number },
): Promise<Ran[]> {
  const ran: Ran[] = first ? [await run(first)] : [];
  const waiting = others.entries();
  /** False where there was none left to run. */
  const runNext = async (runner: RunSite): Promise<boolean> => {
    if (ran.some(isInterrupted)) return false;
    const next = waiting.next();
    if (next.done) return false;
    const [index, site] = next.value;
    ran[index + 1] = await runner(site);
    return true;
  };
  const runRest = async (runner: RunSite) => {
    while (await runNext(runner));
  };
  const runBesideEachOther = (runner: RunSite) =>
    Promise.all(Array.from({ length: atOnce }, () => runRest(runner)));
  const help = async (helper: RunSite) => {
    if (await runNext(helper)) await runBesideEachOther(helper);
  };
  await Promise.all([runBesideEachOther(run), ...helpers.map(help)]);
  // Without the holes that an interrupted run leaves.
  return ran.filter(() => true);
}

export function isInterrupted({ exitCode }: Ran): boolean {
  return exitCode === exitCodes.interrupted;
}
