import path from 'node:path';
import { cleanSite } from '../../renderer/features/clean/clean-site.ts';
import { listenTo } from '../all/listen-to.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { type PrintedText, printAll } from '../print/print-all.ts';
import { printCleaned } from '../print/print-cleaned.ts';
import { printProblem } from '../print/print-problem.ts';
import type { Terminal } from '../terminal.ts';
import { findSites } from './find-sites.ts';

/** `tell`: removes nothing. */
type Until = 'tell' | 'write';

/** `site clean`: removes the caches of builds. A branch also uses those of its base. */
export function clean(options: CliOptions, until: Until, terminal: Terminal): number {
  const { root, out } = options;
  const outs = [out, ...findSites(root).map((site) => path.join(site, 'dist'))];
  const { diagnostics, ...amount } = cleanSite({ root, outs, until });
  for (const problem of diagnostics) printProblem(problem, options, terminal);
  if (diagnostics.length > 0) return exitCodes.problems;
  printCleaned({ ...amount, until }, options, terminal);
  return exitCodes.fine;
}

/** `site clean --all`. If one fails, the others are cleaned all the same. */
export function cleanAll(sites: readonly CliOptions[], until: Until, terminal: Terminal): number {
  const started = performance.now();
  const ran = sites.map((options) => {
    const said: PrintedText[] = [];
    return { options, exitCode: clean(options, until, listenTo(terminal, said)), said };
  });
  printAll(ran, { milliseconds: performance.now() - started }, terminal);
  return ran.some(({ exitCode }) => exitCode !== exitCodes.fine) ? exitCodes.problems : exitCodes.fine;
}
