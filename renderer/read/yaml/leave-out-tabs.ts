import type { Extent } from '../../model/source.ts';
import { groupMark, leaveOut } from './gap-mark.ts';
import { type EntryLine, entryLinesOf } from './split-entries.ts';
import { readYamlLine } from './yaml-line.ts';

/**
 * Removes the lines that begin with a tab, since their intended indentation is unknown. `starts`: start of each run of
 * such lines.
 */
export function leaveOutTabs(text: string): { text: string; starts: number[] } {
  const runs = runsOf(text);
  const left = runs.reduce((before, run) => leaveOut(before, run.start, run.end), text);
  return { text: runs.reduce(withMark, left), starts: runs.map(({ start }) => start) };
}

function runsOf(text: string): Extent[] {
  const runs: (Extent & { isOpen: boolean; hasBlock: boolean })[] = [];
  for (const line of entryLinesOf(text)) {
    const last = runs.at(-1);
    if (line.isEmpty) continue;
    const isTab = /^ *\t/.test(text.slice(line.start, line.end));
    if (last?.isOpen && (isTab || (last.hasBlock && belongsTo(last, line, text)))) {
      last.end = line.end;
      last.hasBlock ||= isHead(line, text);
    } else if (isTab) runs.push({ ...line, isOpen: true, hasBlock: isHead(line, text) });
    else if (last) last.isOpen = false;
  }
  return runs;
}

/** Whether it is a list item, or a field with nothing after its name. */
function isHead({ start, end, isItem }: EntryLine, text: string): boolean {
  return isItem || /:\s*$/.test(text.slice(start, end));
}

/** Whether a line continues the block of such a line, indented like the line above it. */
function belongsTo({ start }: Extent, line: EntryLine, text: string): boolean {
  const above = readYamlLine(text, text.slice(0, start).trimEnd().length);
  return !line.isItem && line.indent >= above.indent && line.indent > 0;
}

/** Marks the value of a field as lost if it was entirely in these lines. */
function withMark(text: string, { start, end }: Extent): string {
  const above = readYamlLine(text, text.slice(0, start).trimEnd().length);
  const isBlock = /^[|>][-+\d]*$/.test(above.value);
  if ((above.value !== '' && !isBlock) || (above.key === undefined && !above.isItem)) return text;
  const below = readYamlLine(text, end);
  if (end < text.length && below.indent > above.indent) return text;
  if (isBlock) return leaveOut(text, above.valueStart, above.end, groupMark);
  const room = start + above.indent + 2;
  return room < end ? leaveOut(text, room, room + 1, groupMark) : text;
}
