import { isDeepStrictEqual } from 'node:util';
import { isText } from '../../../../diagnostics/text-endings.ts';
import { lineBreakOf } from '../../../edit/members.ts';
import type { Source } from '../../../model/source.ts';
import { parseSource } from '../../../read/read-source.ts';
import { mergeBodies } from './merge-bodies.ts';
import { type MergeConflict, type MergeSide, type SettleConflict, settleBy } from './merge-conflict.ts';
import type { MergedSides } from './merge-items.ts';
import { mergeValues } from './merge-values.ts';
import { writeMerged } from './write-merged.ts';

/**
 * The texts of a file: as both began from it, and as each has it now. `lines`: as its lines were merged, if they could
 * be; it is preferred if it says the same, since it has the comments of both.
 */
export type MergedFrom = { file: string; base: string; mine: string; theirs: string; lines?: string };

export type MergedText =
  | { kind: 'merged'; text: string }
  | { kind: 'conflict'; conflicts: readonly MergeConflict[] }
  /** One of the texts has parts that can’t be read, or the result can’t be written. */
  | { kind: 'unreadable' };

/**
 * Merges two changes of a file by its values and by the blocks of its text, in the text of `theirs`. `choices`: whose
 * value is taken, by `keyOfConflict` of the conflicts that an earlier call found in the same texts.
 */
export function mergeTexts(
  { file, base, mine, theirs, lines }: MergedFrom,
  choices: ReadonlyMap<string, MergeSide> = new Map(),
): MergedText {
  if (mine === base || mine === theirs) return { kind: 'merged', text: theirs };
  if (theirs === base) return { kind: 'merged', text: mine };
  const [before, other, own] = [base, theirs, mine].map((text) => parseSource(file, text).source);
  if (!before || !other || !own || [before, other, own].some(isBroken)) return { kind: 'unreadable' };
  const open = new Map<string, MergeConflict>();
  const text = mergeSources({ before, theirs: other, mine: own }, settleBy(choices, open));
  if (open.size > 0) return { kind: 'conflict', conflicts: [...open.values()] };
  if (text === undefined) return { kind: 'unreadable' };
  return { kind: 'merged', text: lines !== undefined && saysSame(file, lines, text) ? lines : text };
}

function saysSame(file: string, one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => parseSource(file, text).source);
  if (!a || !b || isBroken(a)) return false;
  return isDeepStrictEqual(a.value, b.value) && bodyText(a) === bodyText(b);
}

/** Whether there is more in it than its value and its text. */
function isBroken(source: Source): boolean {
  return source.isPart === true || !source.spans || (isText(source.file) && !source.body);
}

function mergeSources(sides: MergedSides<Source>, settle: SettleConflict): string | undefined {
  const { before, theirs, mine } = sides;
  const values = { before: before.value, theirs: theirs.value, mine: mine.value };
  const merged = mergeValues(values, [], settle);
  const bodies = { before: bodyText(before), theirs: bodyText(theirs), mine: bodyText(mine) };
  const body = mergeBodies(bodies, theirs.text, settle);
  const written = writeMerged(theirs, merged);
  if (!written || body === bodies.theirs) return written?.text;
  const head = written.text.slice(0, written.body?.start);
  const gap = head.endsWith('\n') || body === '' ? '' : lineBreakOf(theirs.text);
  const text = head + gap + body;
  const read = parseSource(theirs.file, text).source;
  const isRight = !isBroken(read) && isDeepStrictEqual(read.value, merged.value) && bodyText(read) === body;
  return isRight ? text : undefined;
}

function bodyText({ text, body }: Source): string {
  return body ? text.slice(body.start) : '';
}
