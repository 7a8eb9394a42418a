import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { hasError } from '../../diagnostics/has-error.ts';
import {
  type Drift,
  findDrift,
  type ReadSite,
  readSite,
  type SettledDrift,
  settleDrift,
} from '../../renderer/site.ts';
import { type ComparedText, type DriftText, findOlderText } from '../drift/find-older-text.ts';
import { sideBySide } from '../drift/side-by-side.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { filePrefix } from '../print/file-prefix.ts';
import { sourceTextFinder } from '../print/find-source-text.ts';
import { optionForPrefix } from '../print/folder-option.ts';
import { formatCount } from '../print/format-count.ts';
import { printGithub } from '../print/print-github.ts';
import { printJson } from '../print/print-json.ts';
import { nothingDone } from '../print/print-problem.ts';
import { printSarif } from '../print/print-sarif.ts';
import { formatProblemCount, printText } from '../print/print-text.ts';
import type { Terminal } from '../terminal.ts';
import { usageError } from '../usage-error.ts';

/** From commander: `true` if no place is named. */
export type DriftOptions = { keep?: true | string[]; take?: true | string[] };

/** `site drift`: what head office has changed since the branch was written, and how to settle it. */
export async function drift(options: CliOptions, asked: DriftOptions, terminal: Terminal): Promise<number> {
  const { root } = options;
  if (asked.keep && asked.take) throw usageError('Use either --keep or --take, not both.');
  const before = await readSite({ root });
  if (hasError(before.diagnostics))
    return print(
      { drift: nothing, settled: untouched, found: before.diagnostics, texts: [], isBranch: true },
      options,
      terminal,
    );
  const settled = settle(before, options, asked);
  const read = settled.settled.length > 0 ? await readSite({ root }) : before;
  const left = findDrift(read);
  const isAsked = asked.keep || asked.take;
  const found = isAsked ? settled.diagnostics : left.diagnostics;
  const texts = isAsked ? [] : await Promise.all(left.texts.map((text) => withOlder(text, root)));
  const isBranch = (read.sources?.layers.length ?? 0) > 1;
  return print({ drift: left, settled, found, texts, isBranch }, options, terminal);
}

const nothing: Drift = { diagnostics: [], texts: [], unremembered: 0, unseen: 0 };
const untouched: SettledDrift = { settled: [], diagnostics: [] };

function settle(read: ReadSite, { root, today }: CliOptions, { keep, take }: DriftOptions): SettledDrift {
  const named = keep ?? take;
  if (!named) return untouched;
  const prefix = filePrefix(root);
  const places = named === true ? [] : named.map((place) => fromRoot(place, prefix));
  return settleDrift(read, { choice: keep ? 'keep' : 'take', places, today });
}

/** Places are printed relative to the working folder, and may be pasted back. */
function fromRoot(place: string, prefix: string): string {
  return prefix !== '' && place.startsWith(prefix) ? place.slice(prefix.length) : place;
}

/** `compared`: includes head office’s text at the time, if git still has it. */
type ComparableText = DriftText & { compared?: ComparedText };

async function withOlder(text: DriftText, root: string): Promise<ComparableText> {
  const compared = await findOlderText(text, root);
  return { ...text, ...(compared && { compared }) };
}

/** `found`, `texts`: the results to show. */
type DriftOutcome = {
  drift: Drift;
  settled: SettledDrift;
  found: readonly Diagnostic[];
  texts: readonly ComparableText[];
  isBranch: boolean;
};

function print(outcome: DriftOutcome, options: CliOptions, terminal: Terminal): number {
  const { drift: left, settled, found, texts } = outcome;
  const { root, format } = options;
  const prefix = filePrefix(root);
  const isFine = found.length === 0;
  if (format === 'json') {
    const { unremembered, unseen } = left;
    const sides = texts.map(({ file, base, now, compared }) => ({
      ...{ file, base, now },
      ...(compared && { was: compared.was }),
    }));
    const counts = { unremembered, unseen, settled: settled.settled, texts: sides };
    terminal.out(printJson(found, { ...nothingDone, ok: isFine, root, drift: counts }));
  } else if (format === 'sarif') terminal.out(printSarif(found, prefix));
  else if (format === 'github') {
    if (!isFine) terminal.out(printGithub(found, prefix));
  } else {
    const sourceText = sourceTextFinder({ sourceText: () => undefined }, root);
    if (!isFine) terminal.out(`${printText(found, { paint: terminal.paintOut, sourceText, prefix })}\n`);
    for (const text of texts) terminal.out(`${formatSides(text, prefix).join('\n')}\n`);
  }
  const say = format === 'github' ? terminal.note : terminal.out;
  if (format !== 'json' && format !== 'sarif') for (const line of summary(outcome, prefix)) say(line);
  return isFine ? exitCodes.fine : exitCodes.problems;
}

function formatSides({ file, compared, on }: ComparableText, prefix: string): string[] {
  const of = `${prefix}${file}: head office’s text`;
  if (!compared)
    return [`${of} as it was on ${on} is not in this repository, so it can’t be compared with today’s.`];
  return [`${of} on ${on}, and today`, ...sideBySide(compared).map((line) => `  ${line}`.trimEnd())];
}

function summary({ drift: left, settled, found, isBranch }: DriftOutcome, prefix: string): string[] {
  const lines = settled.settled.map(({ file, line }) => `changed ${prefix}${file}:${line}`);
  if (hasError(found)) return [...lines, `${formatProblemCount(found)}.`];
  if (found.length > 0) lines.push(`${formatProblemCount(found)}.`);
  else if (lines.length === 0)
    lines.push(
      isBranch
        ? 'Head office has not changed anything that this site says differently.'
        : 'This site is not a branch of another.',
    );
  if (left.unremembered > 0)
    lines.push(
      `${formatCount(left.unremembered, 'line', 'lines')} of this site ${left.unremembered === 1 ? 'has' : 'have'} no note of what head office said at the time. To add it, run: npx site drift --keep${optionForPrefix(prefix)}`,
    );
  if (left.unseen > 0)
    lines.push(
      `Head office has ${formatCount(left.unseen, 'entry', 'entries')} that this site does not show. To be told only about new ones from now on, run: npx site drift --keep${optionForPrefix(prefix)}`,
    );
  return lines;
}
