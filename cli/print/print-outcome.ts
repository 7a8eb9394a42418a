import path from 'node:path';
import type { Shard } from '../../diagnostics/shard.ts';
import type { BuiltSite, FixedLine, Rebuild, Times } from '../../renderer/site.ts';
import type { CliOptions } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { filePrefix } from './file-prefix.ts';
import { sourceTextFinder } from './find-source-text.ts';
import { bytesInWords, formatCount, timeInWords } from './format-count.ts';
import { printGithub } from './print-github.ts';
import { printJson } from './print-json.ts';
import { printSarif } from './print-sarif.ts';
import { formatProblemCount, printText } from './print-text.ts';
import { profileText } from './profile-text.ts';
import { scheduleText, type TellingNextChange } from './schedule-text.ts';
import { whyText } from './why-text.ts';

export type Occasion = {
  options: CliOptions;
  until: 'check' | 'write';
  /** If only this part of the site was built. */
  shard?: Shard;
  /** If something was fixed first. */
  fixed?: readonly FixedLine[];
  /** Whether to print why pages were rebuilt. */
  why?: boolean;
  milliseconds: number;
  nextChange?: TellingNextChange;
};

/** Prints the results of a run in the requested format. Only results go to standard output. */
export function printOutcome(result: BuiltSite, occasion: Occasion, terminal: Terminal): void {
  const { format, root } = occasion.options;
  if (format === 'json') terminal.out(json(result, occasion));
  else if (format === 'sarif') terminal.out(printSarif(result.diagnostics, filePrefix(root)));
  else if (format === 'github') {
    if (result.diagnostics.length > 0) terminal.out(printGithub(result.diagnostics, filePrefix(root)));
    terminal.note(summaryText(result, occasion));
  } else printForPeople(result, occasion, terminal);
  if (format !== 'json' && format !== 'sarif') printWhy(result, occasion, terminal);
  if (result.times && format !== 'json' && format !== 'sarif') printProfile(result.times, occasion, terminal);
}

function printWhy(
  result: BuiltSite,
  { options, why }: Occasion,
  { out, note, paintOut, paintNote }: Terminal,
) {
  const { rebuild, pages } = result;
  if (!why || !result.ok || !rebuild) return;
  const found = { rebuild, build: 'this', pages } as const;
  if (options.format === 'github') note(`\n${whyText(found, paintNote)}`);
  else out(`\n${whyText(found, paintOut)}`);
}

/** After a blank line, on the same stream as the summary: standard error if standard output is for another program. */
function printProfile(times: Times, { options, milliseconds }: Occasion, terminal: Terminal): void {
  const { out, note, paintOut, paintNote } = terminal;
  if (options.format === 'github') note(`\n${profileText(times, milliseconds, paintNote)}`);
  else out(`\n${profileText(times, milliseconds, paintOut)}`);
}

function printForPeople(result: BuiltSite, occasion: Occasion, { out, paintOut }: Terminal): void {
  const { root } = occasion.options;
  const printing = { paint: paintOut, sourceText: sourceTextFinder(result, root), prefix: filePrefix(root) };
  if (result.diagnostics.length > 0) out(`${printText(result.diagnostics, printing)}\n`);
  const schedule = result.ok ? scheduleText(result.schedule, occasion.nextChange) : '';
  if (schedule) out(paintOut('dim', schedule));
  out(paintOut(result.ok ? 'green' : 'red', summaryText(result, occasion)));
  const [first] = result.diagnostics;
  if (first && occasion.until === 'check')
    out(paintOut('dim', `To find out more about a message, run: npx site explain ${first.code}`));
}

function json(result: BuiltSite, { options, shard, fixed, why, milliseconds }: Occasion): string {
  const { ok, pages, files, diagnostics, schedule, times } = result;
  return printJson(diagnostics, {
    ok,
    root: options.root,
    pages,
    files: files.count,
    bytes: files.bytes,
    milliseconds: Math.round(milliseconds),
    hidden: schedule.hidden.map(({ place, ...why }) => ({ ...place, ...why })),
    ...(schedule.drafts && {
      drafts: schedule.drafts.map(({ place, addresses }) => ({ ...place, addresses })),
    }),
    nextChange: schedule.nextChange,
    ...(times && { times }),
    ...(why && result.rebuild && { rebuild: withoutKinds(result.rebuild) }),
    ...(shard && { shard }),
    ...(fixed && { fixed }),
  });
}

function withoutKinds({ kinds: _kinds, ...rebuild }: Rebuild): Omit<Rebuild, 'kinds'> {
  return rebuild;
}

/** A one-line summary: `Built 42 pages, 130 files, 1.3 MB in 1.2 s into dist: 2 warnings in 1 file.` */
export function summaryText(result: BuiltSite, { options, until, shard, milliseconds }: Occasion): string {
  const found = formatProblemCount(result.diagnostics);
  if (!result.ok) return `${found}.${until === 'write' ? ' Nothing was written.' : ''}`;
  const amount = `${formatCount(result.pages, 'page')}, ${formatCount(result.files.count, 'file')}, ${bytesInWords(result.files.bytes)}`;
  const built = shard ? `Built shard ${shard.number}/${shard.count}:` : 'Built';
  const done = until === 'write' ? built : 'Checked';
  const where = until === 'write' ? ` into ${path.relative(process.cwd(), options.out) || '.'}` : '';
  return `${done} ${amount} in ${timeInWords(milliseconds)}${where}: ${found || 'no problems'}.`;
}
