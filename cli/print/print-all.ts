import path from 'node:path';
import { fieldsOf } from '../../diagnostics/fields.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { formatCount, timeInWords } from './format-count.ts';
import { jsonText } from './json-text.ts';

/** The output of a command about one of several sites. */
export type PrintedText = { to: 'out' | 'note'; text: string };
export type Ran = { options: CliOptions; exitCode: number; said: readonly PrintedText[] };

/**
 * The results of several sites, each under its folder, and a summary line. `left`: what failed sites have, in the words
 * of that line.
 */
export function printAll(
  ran: readonly Ran[],
  { milliseconds, left = 'errors' }: { milliseconds: number; left?: string },
  terminal: Terminal,
): void {
  const { out, note, paintOut } = terminal;
  const format = ran[0]?.options.format;
  const summary = summaryText(ran, milliseconds, left);
  if (format === 'json' || format === 'sarif') {
    out(format === 'json' ? jsonOf(ran) : sarifOf(ran));
    return;
  }
  for (const { options, said } of ran) {
    const heading = folderOf(options);
    if (format === 'github') note(heading);
    else out(format === 'markdown' ? `## ${heading}\n` : paintOut('bold', heading));
    for (const { to, text } of said) terminal[to](text);
    if (format === 'text') out('');
  }
  if (format === 'github') note(summary);
  else out(paintOut(ran.some(hasFailed) ? 'red' : 'green', summary));
}

/** One object for other programs; each of `sites` is the output of the command for one site. */
function jsonOf(ran: readonly Ran[]): string {
  const sites = ran.flatMap(({ said }) => said.filter(({ to }) => to === 'out'));
  return jsonText({ version: 1, sites: sites.map(({ text }): unknown => JSON.parse(text)) });
}

/** One log with the runs of all sites. */
function sarifOf(ran: readonly Ran[]): string {
  const logs = ran.flatMap(({ said }) =>
    said.filter(({ to }) => to === 'out').map(({ text }): unknown => JSON.parse(text)),
  );
  const runs = logs.flatMap((log) => fieldsOf(log).runs);
  return jsonText({ ...fieldsOf(logs[0]), runs });
}

function summaryText(ran: readonly Ran[], milliseconds: number, left: string): string {
  const failed = ran.filter(hasFailed).map(({ options }) => folderOf(options));
  const all = `${formatCount(ran.length, 'site')} in ${timeInWords(milliseconds)}`;
  return failed.length === 0 ? `${all}: no ${left}.` : `${all}: ${left} in ${failed.join(', ')}.`;
}

function hasFailed({ exitCode }: Ran): boolean {
  return exitCode !== exitCodes.fine;
}

/** Relative to the working folder. */
function folderOf({ root }: CliOptions): string {
  return path.relative(process.cwd(), root).split(path.sep).join('/') || '.';
}
