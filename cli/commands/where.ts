import { findUses } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { filePrefix } from '../print/file-prefix.ts';
import { printProblem } from '../print/print-problem.ts';
import { unknownText } from '../print/unknown-text.ts';
import { pageSourcesText, valueUsesText } from '../print/uses-text.ts';
import { wordFromRoot } from '../print/word-from-root.ts';
import type { Terminal } from '../terminal.ts';
import { usageError } from '../usage-error.ts';

/**
 * `site where`: lists every page and place that shows a value or depends on it; for a page, the sources of its texts.
 */
export async function where(
  options: CliOptions,
  words: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const { root, today, base, drafts, format } = options;
  const of = words.map((word) => wordFromRoot(word, root));
  const found = await findUses({ root, today, of, base, drafts });
  if (found.kind === 'broken') {
    for (const problem of found.diagnostics) printProblem(problem, options, terminal);
    return exitCodes.problems;
  }
  if (found.kind === 'unknown') throw usageError(unknownText(found.unknown));
  if (format === 'json') {
    const { kind, ...rest } = found;
    terminal.out(JSON.stringify({ version: 1, root, asked: words, ...rest }, null, 2));
    return exitCodes.fine;
  }
  const printing = { paint: terminal.paintOut, prefix: filePrefix(root) };
  if (found.kind === 'page') terminal.out(pageSourcesText(found.page, printing));
  else terminal.out(found.values.map((uses) => valueUsesText(uses, printing)).join('\n\n'));
  return exitCodes.fine;
}
