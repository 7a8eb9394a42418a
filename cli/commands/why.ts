import { findReasons } from '../../renderer/features/why/find-reasons.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { jsonText } from '../print/json-text.ts';
import { printProblem } from '../print/print-problem.ts';
import { pageWhyText, whyText } from '../print/why-text.ts';
import { runInterruptibly } from '../run-interruptibly.ts';
import type { Terminal } from '../terminal.ts';
import { usageError } from '../usage-error.ts';

/** `site why`: why the next build would rebuild a page, or every page, or why the last one did. Writes nothing. */
export async function why(
  options: CliOptions,
  page: string | undefined,
  terminal: Terminal,
): Promise<number> {
  const { root, format } = options;
  const found = await runInterruptibly('Comparing', terminal, (signal) =>
    findReasons({ ...options, signal, ...(page !== undefined && { page }) }),
  );
  if (!found) return exitCodes.interrupted;
  if (found.kind === 'broken') {
    for (const problem of found.diagnostics) printProblem(problem, options, terminal);
    return exitCodes.problems;
  }
  if (found.kind === 'unknown') throw usageError(unknownText(found));
  const { address, build, rebuild, pages } = found;
  if (format === 'json') {
    const own = rebuild.pages.filter((one) => address === undefined || one.address === address);
    const shown = { all: rebuild.all, pages: own, code: rebuild.code };
    terminal.out(
      jsonText({ version: 1, root, ...(address !== undefined && { address }), build, pages, rebuild: shown }),
    );
  } else if (address !== undefined) terminal.out(pageWhyText(address, found, terminal.paintOut));
  else terminal.out(whyText(found, terminal.paintOut));
  return exitCodes.fine;
}

/** The most addresses to list if none resembles the input. */
const mostNamed = 20;

function unknownText({
  written,
  meant,
  known,
}: {
  written: string;
  meant?: string;
  known: readonly string[];
}) {
  const more = known.length > mostNamed ? ' and more' : '';
  const hint =
    meant === undefined
      ? ` There are: ${known.slice(0, mostNamed).join(', ')}${more}.`
      : ` Did you mean “${meant}”?`;
  return `There is no page “${written}”.${hint}`;
}
