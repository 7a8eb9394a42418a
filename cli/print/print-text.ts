import { codeFrame } from '../../diagnostics/code-frame.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import { visibleText } from '../../diagnostics/visible-text.ts';
import type { Paint } from '../terminal.ts';
import { commandsFromHere } from './commands-from-here.ts';
import { fileFromHere } from './file-prefix.ts';
import { formatCount } from './format-count.ts';
import { countDiagnostics } from './group-diagnostics.ts';

export type TextPrinting = {
  paint: Paint;
  /** The text of a file of the site, to show the original line; undefined if it can't be shown. */
  sourceText: (file: string) => string | undefined;
  /** The prefix that makes files relative to the working folder: `` or `branches/nepal/`. */
  prefix: string;
};

/** The most related places of a problem to show; programs get all of them. */
const mostRelated = 8;

/** Diagnostics for people: the problem, the original line with a caret, and what to write instead. */
export function printText(diagnostics: readonly Diagnostic[], printing: TextPrinting): string {
  const said = new Set<string>();
  const lines = linesOfFiles(printing);
  return diagnostics
    .map((diagnostic) => {
      const text = printDiagnostic(shortenHint(diagnostic, said), printing, lines);
      said.add(diagnostic.hint ?? '');
      return text;
    })
    .join('\n\n');
}

/** A list of all courses, say, is of no use a second time. */
function shortenHint(diagnostic: Diagnostic, said: ReadonlySet<string>): Diagnostic {
  const { hint = '' } = diagnostic;
  return hint.length > 100 && said.has(hint) ? { ...diagnostic, hint: 'As above.' } : diagnostic;
}

type LinesOf = (file: string) => readonly string[] | undefined;

/** Splits each file into lines once, however many problems it has. */
function linesOfFiles({ sourceText }: TextPrinting): LinesOf {
  const known = new Map<string, readonly string[] | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, sourceText(file)?.split('\n'));
    return known.get(file);
  };
}

function printDiagnostic(diagnostic: Diagnostic, printing: TextPrinting, linesOf: LinesOf): string {
  const { paint } = printing;
  const severity = paint(diagnostic.severity === 'error' ? 'red' : 'yellow', diagnostic.severity);
  const head = `${paint('bold', placeText(diagnostic.place, printing))} ${severity} ${visibleText(diagnostic.message)} ${paint('dim', `[${diagnostic.code}]`)}`;
  const lines = [head, ...frameLines(diagnostic.place, linesOf)];
  const hint = visibleText(commandsFromHere(diagnostic.hint ?? '', printing.prefix));
  if (hint !== '') lines.push(`  ${paint('cyan', 'hint:')} ${hint}`);
  const { related = [] } = diagnostic;
  const shown = related.length > mostRelated + 1 ? related.slice(0, mostRelated) : related;
  for (const { place, message } of shown) {
    lines.push(`  ${paint('dim', 'see')} ${placeText(place, printing)} ${visibleText(message)}`);
  }
  if (shown.length < related.length)
    lines.push(`  ${paint('dim', 'see')} ${formatCount(related.length - shown.length, 'more place')}.`);
  return lines.join('\n');
}

function placeText({ file, line, column }: Place, { prefix }: TextPrinting): string {
  return `${visibleText(fileFromHere(prefix, file))}:${line}:${column}`;
}

function frameLines(place: Place, linesOf: LinesOf): string[] {
  const lines = linesOf(place.file);
  const frame = lines && codeFrame(lines, place);
  return frame === undefined ? [] : frame.split('\n').map((line) => `  ${line}`);
}

/** `2 errors and 1 warning in 3 files`; empty if there are none. */
export function formatProblemCount(diagnostics: readonly Diagnostic[]): string {
  const { errors, warnings, files } = countDiagnostics(diagnostics);
  const counts = [
    errors > 0 && formatCount(errors, 'error'),
    warnings > 0 && formatCount(warnings, 'warning'),
  ];
  const found = counts.filter((text) => text !== false).join(' and ');
  return found === '' ? '' : `${found} in ${formatCount(files, 'file')}`;
}
