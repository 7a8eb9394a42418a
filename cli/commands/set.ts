import { setValue } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { filePrefix } from '../print/file-prefix.ts';
import { printEdit } from '../print/print-edit.ts';
import { printProblem } from '../print/print-problem.ts';
import { printText } from '../print/print-text.ts';
import { unknownText } from '../print/unknown-text.ts';
import { wordFromRoot } from '../print/word-from-root.ts';
import type { Terminal } from '../terminal.ts';
import { usageError } from '../usage-error.ts';

/** `site set`: changes one value in its file, unless that would be a mistake. */
export async function set(
  options: CliOptions,
  words: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const { root, today } = options;
  const of = words.slice(0, -1).map((word) => wordFromRoot(word, root));
  const done = await setValue({ root, today, of, typed: words.at(-1) ?? '', until: 'write' });
  if (done.kind === 'unknown') throw usageError(unknownText(done.unknown));
  if (done.kind === 'broken') {
    for (const problem of done.diagnostics) printProblem(problem, options, terminal);
    return exitCodes.problems;
  }
  const sourceText = (name: string) => done.files.find(({ file }) => file === name)?.after;
  const printing = { paint: terminal.paintOut, prefix: filePrefix(root), sourceText };
  if (done.kind === 'edited') terminal.out(printEdit(done.files, printing));
  if (done.diagnostics.length > 0) terminal.out(printText(done.diagnostics, printing));
  if (done.kind === 'edited') return exitCodes.fine;
  terminal.out('\nNothing was written.');
  return exitCodes.problems;
}
