import type { FixedLine } from '../../renderer/site.ts';
import type { CliOptions } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { fileFromHere, filePrefix } from './file-prefix.ts';
import { formatCount } from './format-count.ts';

type PrintFixesOptions = { options: CliOptions; until: 'tell' | 'write' };

/** Prints each fixed line, before and after, and their number. */
export function printFixes(
  lines: readonly FixedLine[],
  { options, until }: PrintFixesOptions,
  terminal: Terminal,
): void {
  const say = options.format === 'text' ? terminal.out : terminal.note;
  const paint = options.format === 'text' ? terminal.paintOut : terminal.paintNote;
  const prefix = filePrefix(options.root);
  for (const { file, line, before, after } of lines) {
    say(paint('bold', `${fileFromHere(prefix, file)}:${line}`));
    say(paint('red', `  - ${before}`));
    say(paint('green', `  + ${after}`));
  }
  if (lines.length > 0) say('');
  say(`${summaryText(lines, until)}\n`);
}

function summaryText(lines: readonly FixedLine[], until: 'tell' | 'write'): string {
  if (lines.length === 0) return 'There was nothing that could be fixed for you.';
  const files = formatCount(new Set(lines.map(({ file }) => file)).size, 'file');
  const what = `${formatCount(lines.length, 'line')} in ${files}`;
  return until === 'write' ? `Fixed ${what}.` : `Would fix ${what}. Nothing was written.`;
}
