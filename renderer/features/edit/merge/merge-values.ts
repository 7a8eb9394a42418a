import { isDeepStrictEqual } from 'node:util';
import { type Fields, fieldsOf, isFields, listOf } from '../../../../diagnostics/fields.ts';
import { ownProperty } from '../../../../diagnostics/own-property.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import type { SettleConflict } from './merge-conflict.ts';
import { type MergedSides, mergeItems } from './merge-items.ts';
import { groupPart, type MergedPart } from './merged-part.ts';

/** Groups are merged by name, lists by item; two different new values of anything else are a conflict. */
export function mergeValues(sides: MergedSides<unknown>, path: Path, settle: SettleConflict): MergedPart {
  const { before, theirs, mine } = sides;
  if (isDeepStrictEqual(mine, before) || isDeepStrictEqual(mine, theirs))
    return { kind: 'kept', value: theirs };
  const isBegun = before === undefined || before === null;
  if (isFields(theirs) && isFields(mine) && (isBegun || isFields(before)))
    return mergeFields({ before: fieldsOf(before), theirs, mine }, path, settle);
  if (
    Array.isArray(theirs) &&
    Array.isArray(mine) &&
    (Array.isArray(before) || canJoin(before, theirs, mine))
  )
    return mergeItems({ before: listOf(before), theirs, mine }, path, { settle, merge: mergeValues });
  const isMine = isDeepStrictEqual(theirs, before) || settle({ path, ...sides }) === 'mine';
  return isMine ? { kind: 'new', value: mine } : { kind: 'kept', value: theirs };
}

/** Two lists that both have begun; one of numbers, such as a focus, is one value. */
function canJoin(before: unknown, theirs: readonly unknown[], mine: readonly unknown[]): boolean {
  return (before ?? null) === null && [...theirs, ...mine].some((item) => typeof item !== 'number');
}

function mergeFields(sides: MergedSides<Fields>, path: Path, settle: SettleConflict): MergedPart {
  const { theirs, mine } = sides;
  const fields: [string, MergedPart][] = [];
  const gone: string[] = [];
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const part = mergeField(sides, name, path, settle);
    if (part) fields.push([name, part]);
    else if (Object.hasOwn(theirs, name)) gone.push(name);
  }
  return groupPart(fields, gone);
}

/** Undefined if it is removed. */
function mergeField(
  sides: MergedSides<Fields>,
  name: string,
  path: Path,
  settle: SettleConflict,
): MergedPart | undefined {
  const [before, theirs, mine] = [sides.before, sides.theirs, sides.mine].map((side) =>
    ownProperty(side, name),
  );
  const at = [...path, name];
  if (theirs !== undefined && mine !== undefined) return mergeValues({ before, theirs, mine }, at, settle);
  const isOfMine = isDeepStrictEqual(theirs, before);
  const isClear = isOfMine || isDeepStrictEqual(mine, before);
  const isMine = isClear ? isOfMine : settle({ path: at, before, theirs, mine }) === 'mine';
  if (isMine) return mine === undefined ? undefined : { kind: 'new', value: mine };
  return theirs === undefined ? undefined : { kind: 'kept', value: theirs };
}
