/** Pairs of random edits of the same file, and what both together should give. */
import { isDeepStrictEqual } from 'node:util';
import { listOf } from '../../diagnostics/fields.ts';
import type { Path } from '../../diagnostics/place.ts';
import { valueAt, withValueAt } from '../../renderer/edit/value-at.ts';
import { applyEdit } from '../../renderer/features/edit/write/apply-edit.ts';
import { editedValue } from '../../renderer/features/edit/write/edited-value.ts';
import type { PathEdit, ValueEdit } from '../../renderer/features/edit/write/value-edit.ts';
import type { Source } from '../../renderer/model/source.ts';
import { isOnePath, isWithinPath } from '../../renderer/source/compare-paths.ts';
import { type Chance, pickEdit, pickSource } from './random-edits.ts';

export type EditedPair = {
  base: Source;
  first: PathEdit;
  second: PathEdit;
  theirs: string;
  mine: string;
};

/** Two edits of one file, each made in the file as it was; `near`: within the same part of it. */
export function pickPair(
  files: readonly string[],
  chance: Chance,
  place: 'near' | 'anywhere',
): EditedPair | undefined {
  const base = pickSource(files, chance);
  const first = base.isPart ? undefined : pickEdit(base, chance);
  if (!isOfPath(first)) return undefined;
  const around = first.path.slice(0, place === 'near' ? 2 : 0);
  const others = Array.from({ length: 20 }, () => pickEdit(base, chance)).filter(isOfPath);
  const second = others.find(({ path }) => isWithinPath(path, around));
  const [theirs, mine] = [first, second].map((edit) => edit && applyEdit(base, edit));
  if (!second || theirs?.kind !== 'edited' || mine?.kind !== 'edited') return undefined;
  return { base, first, second, theirs: theirs.source.text, mine: mine.source.text };
}

function isOfPath(edit: ValueEdit | undefined): edit is PathEdit {
  return edit !== undefined && edit.kind !== 'replace';
}

/** Whether the two change the same value, or one changes what the other is within. */
export function doMeet({ first, second }: EditedPair): boolean {
  return isOnePath(first.path, second.path);
}

/** Whether a value has both edits: the second made after the first, or the other way round. */
export function hasBoth(value: unknown, { base, first, second }: EditedPair): boolean {
  const [one, other] = [editedValue(base.value, first), editedValue(base.value, second)];
  const isSame = isDeepStrictEqual(one?.value, other?.value);
  const wanted = isSame ? [one?.value] : [made(one?.value, second, first), made(other?.value, first, second)];
  const lists = [first, second].filter((edit) => edit.kind !== 'set').map(({ path }) => path.slice(0, -1));
  return wanted.some(
    (both) =>
      both !== undefined &&
      isDeepStrictEqual(lists.reduce(sortedAt, both), lists.reduce(sortedAt, value)) &&
      (lists.length === 2 ||
        wanted.length === 1 ||
        [base.value, one?.value, other?.value].some((side) => hasEqualItems(side, lists)) ||
        isDeepStrictEqual(both, value)),
  );
}

function made(value: unknown, edit: PathEdit, after: PathEdit): unknown {
  const later = movedBy(edit, after);
  return later && editedValue(value, later)?.value;
}

/** An edit as it has to be made after another one. Undefined if its value is gone. */
function movedBy(edit: PathEdit, made: PathEdit): PathEdit | undefined {
  const depth = made.path.length - 1;
  const [at, own] = [made.path[depth], edit.path[depth]];
  const isBeside = depth >= 0 && isDeepStrictEqual(edit.path.slice(0, depth), made.path.slice(0, depth));
  if (!isBeside || typeof at !== 'number' || typeof own !== 'number' || made.kind === 'set') return edit;
  const isGap = edit.kind === 'insert' && edit.path.length === made.path.length;
  const shifted = (index: number) => {
    if (made.kind === 'insert') return index >= at && !(isGap && index === at) ? index + 1 : index;
    if (made.kind === 'remove') return index > at ? index - 1 : index;
    if (index === at && !isGap) return made.to;
    const without = index > at ? index - 1 : index;
    return without >= made.to && !(isGap && without === made.to) ? without + 1 : without;
  };
  if (made.kind === 'remove' && own === at && !isGap) return undefined;
  const path = edit.path.map((step, index) => (index === depth ? shifted(own) : step));
  const isMove = edit.kind === 'move' && edit.path.length === made.path.length;
  return isMove ? { ...edit, path, to: shifted(edit.to) } : { ...edit, path };
}

/** A value whose list at a path is in a fixed order. */
function sortedAt(value: unknown, path: Path): unknown {
  const items = listOf(valueAt(value, path)).map((item) => JSON.stringify(item));
  return Array.isArray(valueAt(value, path)) ? withValueAt(value, path, items.sort()) : value;
}

/** Equal items can’t be told apart, so it can’t be told which of them is meant. */
function hasEqualItems(value: unknown, [path = []]: readonly Path[]): boolean {
  const items = listOf(valueAt(value, path)).map((item) => JSON.stringify(item));
  return new Set(items).size < items.length;
}
