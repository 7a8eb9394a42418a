import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CliOptions } from '../options.ts';
import type { Paint, Terminal } from '../terminal.ts';
import { filePrefix } from './file-prefix.ts';
import { printGithub } from './print-github.ts';
import { printJson } from './print-json.ts';
import { printSarif } from './print-sarif.ts';
import { printText } from './print-text.ts';

/** The one problem that keeps a command from running, in the requested format. */
export function printProblem(problem: Diagnostic, options: CliOptions, { out, paintOut }: Terminal): void {
  out(problemText(problem, options, paintOut));
}

function problemText(problem: Diagnostic, { root, format }: CliOptions, paint: Paint): string {
  const prefix = filePrefix(root);
  if (format === 'github') return printGithub([problem], prefix);
  if (format === 'sarif') return printSarif([problem], prefix);
  if (format === 'json') return printJson([problem], { ...nothingDone, root });
  return printText([problem], { paint, prefix, sourceText: () => undefined });
}

/** For a command that builds nothing. */
export const nothingDone = { ok: false, pages: 0, files: 0, bytes: 0, milliseconds: 0, hidden: [] };
