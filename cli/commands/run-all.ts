import os from 'node:os';
import { createFamily } from '../../renderer/site.ts';
import { countWorkers } from '../all/count-workers.ts';
import { isInterrupted, type RunSite, runEach } from '../all/run-each.ts';
import { runSite, type SiteRun } from '../all/run-site.ts';
import { startWorker } from '../all/start-worker.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { printAll, type Ran } from '../print/print-all.ts';
import { startProgress } from '../print/progress.ts';
import type { Terminal } from '../terminal.ts';

/** While one site draws pictures and indexes pages off the main thread, another one is planned. */
const atOnce = 2;

/**
 * `site build --all`, `site check --all`. Each process computes once what its sites have in common. The first site,
 * which the others extend, goes first. If one fails, the others are built all the same.
 */
export async function runAll(
  sites: readonly CliOptions[],
  run: SiteRun,
  terminal: Terminal,
): Promise<number> {
  const started = performance.now();
  const stopProgress = startProgress(run.command === 'build' ? 'Building' : 'Checking', terminal);
  const ran = await runShared(sites, run, terminal).finally(stopProgress);
  if (ran.some(isInterrupted)) return exitCodes.interrupted;
  printAll(ran, { milliseconds: performance.now() - started }, terminal);
  return ran.some(({ exitCode }) => exitCode !== exitCodes.fine) ? exitCodes.problems : exitCodes.fine;
}

/**
 * Runs in this process and, if there is enough to do, in workers; one site after the other with `--profile`. Sites that
 * a worker doesn't return are run here.
 */
async function runShared(sites: readonly CliOptions[], run: SiteRun, terminal: Terminal): Promise<Ran[]> {
  const family = createFamily();
  const here: RunSite = (site) => runSite(site, run, family, terminal);
  if (run.profile) return runEach(sites, here, { helpers: [], atOnce: 1 });
  const machine = { cores: os.availableParallelism(), memory: os.totalmem() };
  const workers = Array.from({ length: countWorkers(sites.length, machine) }, () =>
    startWorker(run, terminal),
  );
  const helpers = workers.map(
    ({ ask }): RunSite =>
      async (site) =>
        (await ask(site)) ?? here(site),
  );
  try {
    return await runEach(sites, here, { helpers, atOnce });
  } finally {
    for (const worker of workers) worker.stop();
  }
}
