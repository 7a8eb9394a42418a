import { createFamily, type Family } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Options } from '../options.ts';
import { printAll, type Ran, type Said } from '../print/print-all.ts';
import { startProgress } from '../print/progress.ts';
import type { Terminal } from '../terminal.ts';
import { build } from './build.ts';
import { check } from './check.ts';

type Run = { command: 'build' | 'check'; profile: boolean; release?: boolean };

/** While pictures are drawn and pages indexed for one site, beside our own thread, another one is planned. */
const atOnce = 2;

/**
 * `site build --all`, `site check --all`: all sites in one process, which makes once what they have in common. The first,
 * which the others extend, goes ahead. Where one fails, the others are made all the same.
 */
export async function runAll(sites: readonly Options[], run: Run, terminal: Terminal): Promise<number> {
  const started = performance.now();
  const stopProgress = startProgress(run.command === 'build' ? 'Building' : 'Checking', terminal);
  const family = createFamily();
  const ran = await runEach(sites, run.profile ? 1 : atOnce, (options) =>
    runOne(options, { ...run, family }, terminal),
  ).finally(stopProgress);
  if (ran.some(({ exitCode }) => exitCode === exitCodes.interrupted)) return exitCodes.interrupted;
  printAll(ran, performance.now() - started, terminal);
  return ran.some(({ exitCode }) => exitCode !== exitCodes.fine) ? exitCodes.problems : exitCodes.fine;
}

/** The first alone, then so many at once; none after one that was interrupted. */
async function runEach(
  sites: readonly Options[],
  most: number,
  run: (site: Options) => Promise<Ran>,
): Promise<Ran[]> {
  const ran: Ran[] = [];
  const waiting = sites.entries();
  const runNext = async () => {
    for (const [index, site] of waiting) {
      const one = await run(site);
      ran[index] = one;
      if (one.exitCode === exitCodes.interrupted || index === 0) return;
    }
  };
  await runNext();
  await Promise.all(Array.from({ length: most }, runNext));
  // Without the holes that an interrupted run leaves.
  return ran.filter(() => true);
}

async function runOne(
  options: Options,
  { command, profile, release = false, family }: Run & { family: Family },
  terminal: Terminal,
): Promise<Ran> {
  const said: Said[] = [];
  const listener: Terminal = {
    ...terminal,
    interactive: false,
    out: (text) => void said.push({ to: 'out', text }),
    note: (text) => void said.push({ to: 'note', text }),
  };
  const exitCode =
    command === 'build'
      ? await build(options, { profile, family }, listener)
      : await check(options, { release, profile, family }, listener);
  return { options, exitCode, said };
}
