import { findReasons } from '../../renderer/features/why/find-reasons.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Options } from '../options.ts';
import { jsonText } from '../print/json-text.ts';
import { printProblem } from '../print/print-problem.ts';
import { pageWhyText, whyText } from '../print/why-text.ts';
import { runInterruptibly } from '../run-interruptibly.ts';
import type { Terminal } from '../terminal.ts';
import { usageError } from '../usage-error.ts';

/** `site why`: why a page, or every page, would be made again by the next build, or was by the last one. Writes nothing. */
export async function why(options: Options, page: string | undefined, terminal: Terminal): Promise<number> {
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

/** So many addresses are named where none is like what was written. */
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
