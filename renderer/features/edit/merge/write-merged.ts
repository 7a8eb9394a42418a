import { isDeepStrictEqual } from 'node:util';
import { type Splice, spliceText } from '../../../edit/splice-text.ts';
import type { Source } from '../../../model/source.ts';
import type { ReadSource } from '../../../read/read-cache.ts';
import { parseSource } from '../../../read/read-source.ts';
import { findSpan } from '../../../source/find-span.ts';
import { applyEdit } from '../write/apply-edit.ts';
import { orderItems } from '../write/move-item.ts';
import { splicesFor } from '../write/splices-for.ts';
import { coarsened, type MergedPart } from './merged-part.ts';
import {
  insertingSteps,
  type MergeStep,
  orderingSteps,
  removingSteps,
  settingSteps,
} from './merged-steps.ts';

/** Beyond so many changes a list or group is written as a whole: each change looks at all of it. */
const mostChanges = 200;

/** In characters: so much is read again in all, but four times the file at least. */
const mostRead = 1_000_000;

/** In characters: a larger file isn’t written value by value, each of which reads it again. */
const mostText = 200_000;

/** Their file with the merged value; undefined if it can’t be written. */
export function writeMerged(theirs: Source, merged: MergedPart): Source | undefined {
  const fits = (read: ReadSource | undefined): read is ReadSource =>
    read !== undefined && !read.source.isPart && isDeepStrictEqual(read.source.value, merged.value);
  for (const most of [mostChanges, 0]) {
    const read = inRounds(theirs, coarsened(merged, most));
    if (fits(read)) return read.source;
  }
  if (theirs.text.length > mostText) return undefined;
  const made = applyEdit(theirs, { kind: 'set', path: [], value: merged.value });
  return made.kind === 'edited' && !made.source.isPart ? made.source : undefined;
}

const rounds = [settingSteps, removingSteps, orderingSteps, insertingSteps];

function inRounds(theirs: Source, merged: MergedPart): ReadSource | undefined {
  let read: ReadSource = { source: theirs, problems: [] };
  const left = { reads: Math.max(4, Math.floor(mostRead / theirs.text.length)) };
  for (const stepsOf of rounds) {
    const next = inSteps(read, stepsOf(merged), left);
    if (!next) return undefined;
    read = next;
  }
  return read;
}

/** As many steps at once as don’t touch each other. `left`: how often the file may still be read. */
function inSteps(
  before: ReadSource,
  steps: readonly MergeStep[],
  left: { reads: number },
): ReadSource | undefined {
  let read = before;
  let batch: Splice[] = [];
  let floor = Number.POSITIVE_INFINITY;
  const flush = () => {
    if (batch.length === 0) return;
    left.reads -= 1;
    read = parseSource(read.source.file, spliceText(read.source.text, batch.toReversed()));
    batch = [];
    floor = Number.POSITIVE_INFINITY;
  };
  for (const step of steps) {
    let splices = firstWay(read.source, step);
    if (splices?.some(({ end }) => end > floor)) {
      flush();
      splices = firstWay(read.source, step);
    }
    if (!splices || left.reads === 0) return undefined;
    batch.push(...splices.toReversed());
    floor = Math.min(floor, ...splices.map(({ start }) => start));
  }
  flush();
  return read;
}

function firstWay(source: Source, step: MergeStep): readonly Splice[] | undefined {
  const [first] = step.kind === 'order' ? waysToOrder(source, step) : splicesFor(source, step);
  return first;
}

function waysToOrder(source: Source, { path, order }: MergeStep & { kind: 'order' }) {
  const found = findSpan(source, path);
  return found?.whole && found.span.kind === 'list' ? orderItems(source.text, found.span, order) : [];
}
