import { measureReadability } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { filePrefix } from '../print/file-prefix.ts';
import { printProblem } from '../print/print-problem.ts';
import { readabilityText } from '../print/readability-text.ts';
import type { Terminal } from '../terminal.ts';

/** `site readability`: how hard each page is to read. For information: it fails only if the site has a mistake. */
export async function readability(options: CliOptions, terminal: Terminal): Promise<number> {
  const { root, today, base, drafts, format } = options;
  const found = await measureReadability({ root, today, base, drafts });
  if (found.kind === 'broken') {
    for (const problem of found.diagnostics) printProblem(problem, options, terminal);
    return exitCodes.problems;
  }
  const { kind, ...measured } = found;
  if (format === 'json') terminal.out(JSON.stringify({ version: 1, root, ...measured }, null, 2));
  else terminal.out(readabilityText(measured, { paint: terminal.paintOut, prefix: filePrefix(root) }));
  return exitCodes.fine;
}
