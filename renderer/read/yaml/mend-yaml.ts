/**
 * Continues after errors: divides a text that can't be parsed into its fields, and these into theirs, until those at
 * fault are known; each is explained by itself, so that an open quote doesn't swallow what follows, and left out. Each
 * level of a text is parsed once more, so the time grows with the length of the text.
 */

import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Extent } from '../../model/source.ts';
import {
  findItemWithin,
  firstLine,
  isAlone,
  isItem,
  lacksFirstDash,
  withoutOuterFirst,
  withoutStrangers,
} from './find-strangers.ts';
import { findTextOverLines } from './find-text-over-lines.ts';
import { countMarks, groupMark, leaveOut, valueMark } from './gap-mark.ts';
import { maxDepth, parseYaml } from './parse-yaml.ts';
import { splitEntries } from './split-entries.ts';
import { nameColumn, readYamlLine } from './yaml-line.ts';
import type { YamlMistake, YamlNode } from './yaml-node.ts';

/** Explains the mistakes in a piece of the text, by line: one problem for each thing that the editor did. */
export type ExplainPiece = (
  mistakes: readonly YamlMistake[],
  piece: Extent & { text: string; root: YamlNode | undefined },
) => ExplainedMistake[];

/** `offset`: within the piece. */
export type ExplainedMistake = { offset: number; problem: Diagnostic };

export type MendedYaml = {
  /** Of the same length, with marks for the parts that were left out. */
  text: string;
  problems: Diagnostic[];
  /** Whether something was left out without a mark, so that its place is unknown. */
  isLoose: boolean;
};

/** How many times the fields of one group are put together again. */
const mostRounds = 20;
/** With more mistakes side by side, nothing there is read: it isn't YAML. */
const mostAtOnce = 200;

export function mendYaml(text: string, explain: ExplainPiece): MendedYaml {
  const mending: MendContext = { explain, problems: [], depth: 0, loose: { value: false }, isThing: false };
  const mended = mend(text, 0, mending);
  return {
    text: mended,
    problems: mending.problems,
    isLoose: mending.loose.value || countMarks(mended) === 0,
  };
}

/** `loose` becomes true if a field was left out whose place is unknown. */
type MendContext = {
  explain: ExplainPiece;
  problems: Diagnostic[];
  depth: number;
  loose: { value: boolean };
  /** Whether the text follows the dash of a list. */
  isThing: boolean;
};

function mend(text: string, at: number, mending: MendContext): string {
  if (isReadable(text)) return text;
  if (splitEntries(text).length > 1 || lacksFirstDash(text, mending)) return mendEntries(text, at, mending);
  if (mending.depth > maxDepth) return settle(text, at, mending);
  const outer = withoutOuterFirst(text);
  if (outer) {
    addProblems({ code: 'TOO_FAR_IN', offset: outer.offset }, text, at, mending);
    return mend(outer.text, at, mending);
  }
  const broken = findTextOverLines(text, firstLine(text));
  if (broken) {
    const head = readYamlLine(text, firstLine(text));
    const offset = broken.name === undefined ? broken.start : head.start + nameColumn(head);
    const [problem] = addProblems({ code: 'COLON_IN_TEXT', offset }, text, at, mending);
    return leaveOut(text, broken.start, text.length, problem ? markFor(problem) : valueMark);
  }
  const item = findItemWithin(text);
  if (item) {
    addProblems({ code: 'TOO_FAR_IN', offset: item.content }, text, at, mending);
    const { indent } = readYamlLine(text, firstLine(text));
    const left = leaveOut(text, item.offset, text.length);
    return mend(leaveOut(left, item.offset + indent, text.length, `- ${valueMark}`), at, mending);
  }
  const inner = innerStart(text);
  if (inner === undefined) return settle(text, at, mending);
  const isThing = isItem(text);
  const deeper = { ...mending, problems: [], depth: mending.depth + 1, isThing };
  const blank = leaveOut(text, 0, inner);
  const below = mend(blank, at, deeper).slice(inner);
  const mended = below.trim() === '' ? withoutValue(text) : text.slice(0, inner) + below;
  if (isReadable(mended)) {
    mending.problems.push(...deeper.problems);
    return mended;
  }
  // Mistakes further down explain why the whole is broken.
  mending.problems.push(...deeper.problems);
  return deeper.problems.length > 0 ? withoutValue(mended) : settle(mended, at, mending);
}

/** Mends each of several fields, or list items, by itself; then all together. */
function mendEntries(text: string, at: number, mending: MendContext): string {
  const straight = withoutStrangers(text, mending);
  for (const { code, offset } of straight.strangers) addProblems({ code, offset }, text, at, mending);
  if (straight.isLoose) mending.loose.value = true;
  const isList = isItem(straight.text);
  const apart: string[] = [];
  for (const { start, end } of splitEntries(straight.text)) {
    if (mending.problems.length > mostAtOnce) return leaveOut(straight.text, 0, straight.text.length);
    apart.push(mendEntry(straight.text.slice(start, end), at + start, { mending, isList }));
  }
  return settle(apart.join(''), at, mending);
}

type Among = { mending: MendContext; isList: boolean };

function mendEntry(entry: string, at: number, { mending, isList }: Among): string {
  // Neither one nor the other: the text around it shows what is wrong.
  if (!isList && isAlone(readYamlLine(entry, firstLine(entry)))) return entry;
  return isList && !isItem(entry) ? withoutDashless(entry, at, mending) : mend(entry, at, mending);
}

function addProblems(
  { code, offset }: Omit<YamlMistake, 'message'>,
  text: string,
  at: number,
  mending: MendContext,
): Diagnostic[] {
  const piece = { start: at, end: at + text.length, text, root: undefined };
  const found = mending.explain([{ code, message: '', offset }], piece).map(({ problem }) => problem);
  mending.problems.push(...found);
  return found;
}

/** If a line has two fields, or may have, the second is lost as well. */
function markFor({ code }: Diagnostic): string {
  return code === 'yaml-two-fields' || code === 'yaml-colon-in-text' ? groupMark : valueMark;
}

/** Leaves out an entry without a dash among list items. */
function withoutDashless(text: string, at: number, mending: MendContext): string {
  const { content, key, value } = readYamlLine(text, firstLine(text));
  if (key !== undefined || isSentence(value)) mending.loose.value = true;
  addProblems({ code: 'NO_DASH', offset: content }, text, at, mending);
  return leaveOut(text, content, text.length, `- ${valueMark}`);
}

/** More likely a text whose name is missing than a list item. */
function isSentence(value: string): boolean {
  return value.length > 60;
}

/** Start of the lines below `field:`, or of the text after the dash of a list; undefined if there is neither. */
function innerStart(text: string): number | undefined {
  const line = readYamlLine(text, firstLine(text));
  if (line.isItem) return line.content + 1;
  const below = text.slice(line.end + 1);
  return line.key !== undefined && line.value === '' && below.trim() !== '' ? line.end + 1 : undefined;
}

/** Leaves out whatever the parser fails at, until it succeeds. */
function settle(text: string, at: number, { explain, problems }: MendContext): string {
  let left = text;
  for (let round = 0; round < mostRounds; round += 1) {
    const { root, mistakes } = parseYaml(left);
    if (mistakes.length === 0) return left;
    const found = explain(mistakes, { start: at, end: at + left.length, text: left, root });
    if (found.length === 0) break;
    problems.push(...found.map(({ problem }) => problem));
    if (found.length > mostAtOnce) break;
    const before = left;
    for (const { offset, problem } of found) left = withoutEntryAt(left, offset, markFor(problem));
    if (left === before) break;
  }
  return isReadable(left) ? left : leaveOut(left, 0, left.length);
}

/** Leaves out the line at `offset` and the lines indented further below it; if that doesn't help, the whole entry. */
function withoutEntryAt(text: string, offset: number, whole: string): string {
  const entry = splitEntries(text).findLast(({ start }) => start <= offset) ?? { start: 0, end: text.length };
  const own = text.slice(entry.start, entry.end);
  const put = (mended: string) => withoutOpenEnd(text.slice(0, entry.start)) + mended + text.slice(entry.end);
  const head = readYamlLine(own, firstLine(own));
  const within = readYamlLine(text, firstLine(text)).indent;
  const gone = leaveOut(own, head.start, own.length);
  const marked = leaveOut(
    gone,
    head.start + within,
    own.length,
    isItem(text) ? `- ${valueMark}` : `${groupMark}:`,
  );
  // Indented differently from the others: they are sound without it.
  if (head.indent !== within) return put(marked);
  const line = readYamlLine(own, offset - entry.start);
  const part = { start: line.start, end: endOfPart(own, line.end, line.indent) };
  // If a bracket is unmatched, more than the one field is lost.
  const mark = /[\])}]$/.test(line.value) ? groupMark : whole;
  const candidates = [leavePart(own, part, mark), withoutValue(own), marked];
  return put(candidates.find(isReadable) ?? gone);
}

/** Marks a field above whose value was to follow. */
function withoutOpenEnd(text: string): string {
  const last = readYamlLine(text, text.trimEnd().length);
  if (last.key === undefined || !/^[|>][-+\d]*$/.test(last.value)) return text;
  return leaveOut(text, last.valueStart, last.end, groupMark);
}

function isReadable(text: string): boolean {
  return parseYaml(text).mistakes.length === 0;
}

/** Keeps only the name of its first field, or the dash of its first item. */
function withoutValue(text: string): string {
  const line = readYamlLine(text, firstLine(text));
  const isOneLine = text.slice(line.end).trim() === '';
  return leavePart(text, { start: line.start, end: text.length }, isOneLine ? valueMark : groupMark);
}

/** Leaves out the rest of its line after the name or dash, and all that follows. */
function leavePart(text: string, { start, end }: Extent, mark: string): string {
  const line = readYamlLine(text, start);
  const head = line.key === undefined ? dashesAt(text, line.content) : nameAt(text, line.content);
  if (head === 0) return leaveOut(text, line.content, end, `${groupMark}:`);
  const value = line.content + head;
  const gap = text.slice(value, end).search(/\S/);
  return gap === -1 ? text : leaveOut(text, value + gap, end, mark);
}

function dashesAt(text: string, content: number): number {
  return /^(?:-[ \t]+)*-(?=\s|$)/.exec(text.slice(content, content + longestHead))?.[0].length ?? 0;
}

function nameAt(text: string, content: number): number {
  const head = /^(?:-[ \t]+)*(?:(?:"[^"\n]*"|'[^'\n]*')[ \t]*|(?![ \t]|-[ \t])[^:\n]+):(?=\s|$)/;
  return head.exec(text.slice(content, content + longestHead))?.[0].length ?? 0;
}

const longestHead = 1000;

/** Start of the next line that is indented no further. */
function endOfPart(text: string, from: number, indent: number): number {
  for (let end = from + 1; end < text.length; ) {
    const line = readYamlLine(text, end);
    if (line.text.trim() !== '' && line.indent <= indent) return end;
    end = line.end + 1;
  }
  return text.length;
}
