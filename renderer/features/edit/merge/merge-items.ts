import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../../../diagnostics/place.ts';
import { matchAdditions, matchItems } from './match-items.ts';
import type { SettleConflict } from './merge-conflict.ts';
import { mergeOrder } from './merge-order.ts';
import { listPart, type MergedItem, type MergedPart } from './merged-part.ts';

export type MergedSides<T> = { before: T; theirs: T; mine: T };

type MergedLists = MergedSides<readonly unknown[]>;

/** `merge`: of an item that both have. */
type ItemsMerging = {
  settle: SettleConflict;
  merge: (sides: MergedSides<unknown>, path: Path, settle: SettleConflict) => MergedPart;
};

/** Changes, additions, removals and moves of both sides; see `matchItems` for what is the same item. */
export function mergeItems(lists: MergedLists, path: Path, { settle, merge }: ItemsMerging): MergedPart {
  const { before, theirs, mine } = lists;
  const [there, here] = [positionsIn(before, theirs), positionsIn(before, mine)];
  const isShared = (index: number) => there.of.has(index) && here.of.has(index);
  const order = mergeOrder(there.from.filter(isShared), here.from.filter(isShared));
  if (!order)
    return settle({ path, ...lists }) === 'mine'
      ? { kind: 'new', value: mine }
      : { kind: 'kept', value: theirs };
  const added = matchAdded(lists, there.from, here.from);
  const mergeAt = (index: number, from?: number, to?: number) =>
    mergeItem(
      { before: before[index], theirs: theirs[from ?? -1], mine: mine[to ?? -1] },
      { path: [...path, from ?? to ?? 0], from, to, settle, merge },
    );
  const ofTheirs = behindShared(there.from, isShared, (from, index) => mergeAt(index, from, added.get(from)));
  const joined = new Set(added.values());
  const ofMine = behindShared(here.from, isShared, (to, index) =>
    joined.has(to) ? undefined : mergeAt(index, undefined, to),
  );
  const behind = (index: number) => [...(ofTheirs.get(index) ?? []), ...(ofMine.get(index) ?? [])];
  const items = order.flatMap((index) => [
    ...itemsIf(mergeAt(index, there.of.get(index), here.of.get(index))),
    ...behind(index),
  ]);
  return listPart([...behind(-1), ...items], theirs.length);
}

/** `from`: for each item its position in `before`, or -1; `of`: the reverse. */
function positionsIn(before: readonly unknown[], after: readonly unknown[]) {
  const from = matchItems(before, after);
  const matches = [...from.entries()].filter(([, index]) => index >= 0);
  const of = new Map(matches.map(([to, index]) => [index, to]));
  return { from, of };
}

/** Items that both have added: positions in `mine` by those in `theirs`. */
function matchAdded(
  { theirs, mine }: MergedLists,
  there: readonly number[],
  here: readonly number[],
): ReadonlyMap<number, number> {
  const [others, own] = [there, here].map((side) => [...side.keys()].filter((index) => side[index] === -1));
  const added = new Map<number, number>();
  const found = matchAdditions(
    (others ?? []).map((index) => theirs[index]),
    (own ?? []).map((index) => mine[index]),
  );
  for (const [index, match] of found.entries()) {
    const [from, to] = [others?.[match], own?.[index]];
    if (from !== undefined && to !== undefined) added.set(from, to);
  }
  return added;
}

/** The items that only one side has, by the nearest item before them that both have, or -1. */
function behindShared(
  side: readonly number[],
  isShared: (index: number) => boolean,
  itemAt: (position: number, index: number) => MergedItem | undefined,
): ReadonlyMap<number, readonly MergedItem[]> {
  const behind = new Map<number, MergedItem[]>();
  let items: MergedItem[] = [];
  behind.set(-1, items);
  for (const [position, index] of side.entries()) {
    if (isShared(index)) {
      items = [];
      behind.set(index, items);
    } else items.push(...itemsIf(itemAt(position, index)));
  }
  return behind;
}

function itemsIf(item: MergedItem | undefined): readonly MergedItem[] {
  return item ? [item] : [];
}

/** `from`, `to`: where it is in their list and in mine. */
type ItemPlaces = ItemsMerging & { path: Path; from: number | undefined; to: number | undefined };

/** Undefined if it is removed. */
function mergeItem(
  sides: MergedSides<unknown>,
  { path, from, to, settle, merge }: ItemPlaces,
): MergedItem | undefined {
  const { before, theirs, mine } = sides;
  if (from !== undefined && to !== undefined) return { part: merge(sides, path, settle), from };
  const isRemoved = isDeepStrictEqual(from === undefined ? mine : theirs, before);
  if (isRemoved) return undefined;
  const isAdded = before === undefined;
  const side = isAdded ? (from === undefined ? 'mine' : 'theirs') : settle({ path, ...sides });
  if (side === 'mine') return to === undefined ? undefined : { part: { kind: 'new', value: mine } };
  return from === undefined ? undefined : { part: { kind: 'kept', value: theirs }, from };
}
