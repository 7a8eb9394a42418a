import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import type { Ran } from '../print/print-all.ts';

export type RunSite = (site: CliOptions) => Promise<Ran>;

/**
 * The results of `run` for the first site, which the others extend; then those for the others, run by this process and
 * the helpers, each up to `atOnce` at a time, taking the next site as soon as one is done. A helper too runs its first
 * site alone, which fills its caches for the others. Starts no site after one was interrupted. In the order of the
 * sites.
 */
export async function runEach(
  [first, ...others]: readonly CliOptions[],
  run: RunSite,
  { helpers, atOnce }: { helpers: readonly RunSite[]; atOnce: number },
): Promise<Ran[]> {
  const ran: Ran[] = first ? [await run(first)] : [];
  const waiting = others.entries();
  /** False if there was none left to run. */
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
