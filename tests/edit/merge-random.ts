/** Pairs of random edits of the same file, and what both together should give. */
import { isDeepStrictEqual } from 'node:util';
import { listOf } from '../../diagnostics/fields.ts';
import type { Path } from '../../diagnostics/place.ts';
import { valueAt } from '../../renderer/edit/value-at.ts';
import { applyEdit } from '../../renderer/features/edit/write/apply-edit.ts';
import { editedValue } from '../../renderer/features/edit/write/edited-value.ts';
import type { PathEdit, ValueEdit } from '../../renderer/features/edit/write/value-edit.ts';
import type { Source } from '../../renderer/model/source.ts';
import { isOnePath } from '../../renderer/source/compare-paths.ts';
import { type Chance, pickEdit, pickSource } from './random-edits.ts';

export type EditedPair = {
  base: Source;
  first: PathEdit;
  second: PathEdit;
  theirs: string;
  mine: string;
};

/** Two edits of one file, each made in the file as it was. */
export function pickPair(files: readonly string[], chance: Chance): EditedPair | undefined {
  const base = pickSource(files, chance);
  if (base.isPart) return undefined;
  const [first, second] = [pickEdit(base, chance), pickEdit(base, chance)];
  if (!isOfPath(first) || !isOfPath(second)) return undefined;
  const [theirs, mine] = [applyEdit(base, first), applyEdit(base, second)];
  if (theirs.kind !== 'edited' || mine.kind !== 'edited') return undefined;
  return { base, first, second, theirs: theirs.source.text, mine: mine.source.text };
}

function isOfPath(edit: ValueEdit | undefined): edit is PathEdit {
  return edit !== undefined && edit.kind !== 'replace';
}

/** Whether the two change the same value, or the places of items in the same list. */
export function doMeet(first: PathEdit, second: PathEdit): boolean {
  return isOnePath(touchedBy(first), touchedBy(second));
}

/** An item that is added touches nothing but its list, whose other items have nothing to do with it. */
export function touchedBy(edit: PathEdit): Path {
  return edit.path;
}

/** The values that may come of both: the second edit made after the first one, or the other way round. */
export function bothMade(base: unknown, first: PathEdit, second: PathEdit): readonly unknown[] {
  return [
    [first, second],
    [second, first],
  ].flatMap(([one, other]) => {
    const after = one && editedValue(base, one);
    const later = one && other && movedBy(other, one);
    const made = after && later && editedValue(after.value, later);
    return made ? [made.value] : [];
  });
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

/** Whether both change which items a list has, or their order: then several results are right. */
export function isOfOneList(first: PathEdit, second: PathEdit): boolean {
  return (
    first.kind !== 'set' &&
    second.kind !== 'set' &&
    typeof first.path.at(-1) === 'number' &&
    isDeepStrictEqual(first.path.slice(0, -1), second.path.slice(0, -1))
  );
}

/** The items of the list in any order. */
export function itemsAround(value: unknown, edit: PathEdit): readonly string[] {
  return listOf(valueAt(value, edit.path.slice(0, -1)))
    .map((item) => JSON.stringify(item))
    .sort();
}
