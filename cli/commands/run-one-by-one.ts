import { listenTo } from '../all/listen-to.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { type PrintedText, printAll, type Ran } from '../print/print-all.ts';
import type { Terminal } from '../terminal.ts';
import { isUsageError } from '../usage-error.ts';

type RunOneByOneOptions = {
  run: (site: CliOptions, terminal: Terminal) => Promise<number>;
  /** What failed sites have, in the words of the summary line. */
  left: string;
};

/**
 * Runs a command for each of several sites, one after the other: if one can’t be processed, the others are all the
 * same.
 */
export async function runOneByOne(
  sites: readonly CliOptions[],
  { run, left }: RunOneByOneOptions,
  terminal: Terminal,
): Promise<number> {
  const started = performance.now();
  const ran: Ran[] = [];
  for (const options of sites) {
    const said: PrintedText[] = [];
    const listener = listenTo(terminal, said);
    const exitCode = await run(options, listener).catch((error: unknown) =>
      printFailure(error, options, listener),
    );
    if (exitCode === exitCodes.interrupted) return exitCode;
    ran.push({ options, exitCode, said });
  }
  printAll(ran, { milliseconds: performance.now() - started, left }, terminal);
  return ran.some(({ exitCode }) => exitCode !== exitCodes.fine) ? exitCodes.problems : exitCodes.fine;
}

/** A branch to which a command doesn't apply, such as a new one, doesn't stop the others. */
function printFailure(error: unknown, { format }: CliOptions, { out, note }: Terminal): number {
  if (!isUsageError(error)) throw error;
  if (format === 'json') out(JSON.stringify({ refused: error.message }));
  else note(error.message);
  return exitCodes.fine;
}
