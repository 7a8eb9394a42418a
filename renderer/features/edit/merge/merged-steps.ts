/**
 * The edits that turn `theirs` into a merged value, in four rounds. Those of a round are in an order in which none
 * moves what the next ones are about: from the end to the beginning.
 */
import type { Path } from '../../../../diagnostics/place.ts';
import type { PathEdit } from '../write/value-edit.ts';
import type { MergedFields, MergedItem, MergedPart } from './merged-part.ts';

/** `order`: the items of a list, by their present positions. */
export type MergeStep = PathEdit | { kind: 'order'; path: Path; order: readonly number[] };

type RoundOfSteps = (part: MergedPart, path: Path) => readonly MergeStep[];

/** Positions are those in `theirs`. */
export function settingSteps(part: MergedPart, path: Path = []): readonly MergeStep[] {
  if (part.kind === 'new') return [{ kind: 'set', path, value: part.value }];
  if (part.kind === 'group') return inFields(part.fields, path, settingSteps);
  if (part.kind !== 'list') return [];
  return keptIn(part.items).flatMap(({ from, part: inner }) => settingSteps(inner, [...path, from]));
}

/** Positions are those in `theirs`. */
export function removingSteps(part: MergedPart, path: Path = []): readonly MergeStep[] {
  if (part.kind === 'group') {
    const own = part.gone.map((name): MergeStep => ({ kind: 'remove', path: [...path, name] }));
    return [...own, ...inFields(part.fields, path, removingSteps)];
  }
  if (part.kind !== 'list') return [];
  const slots: { from: number; part?: MergedPart }[] = [
    ...keptIn(part.items),
    ...part.gone.map((from) => ({ from })),
  ];
  return slots
    .toSorted((one, other) => other.from - one.from)
    .flatMap(({ from, part: inner }): readonly MergeStep[] => {
      const at = [...path, from];
      return inner ? removingSteps(inner, at) : [{ kind: 'remove', path: at }];
    });
}

/** Positions are those among the items that stay. */
export function orderingSteps(part: MergedPart): readonly MergeStep[] {
  // A list within another has its order before that one is put in order.
  return ordersIn(part, []).toSorted((one, other) => other.path.length - one.path.length);
}

function ordersIn(part: MergedPart, path: Path): readonly MergeStep[] {
  if (part.kind === 'group') return inFields(part.fields, path, ordersIn);
  if (part.kind !== 'list') return [];
  const kept = keptIn(part.items);
  const rankOf = new Map(kept.toReversed().map(({ from }, rank) => [from, rank]));
  const inner = kept.flatMap((item) => ordersIn(item.part, [...path, rankOf.get(item.from) ?? 0]));
  const order = part.items.flatMap(({ from }) => (from === undefined ? [] : (rankOf.get(from) ?? [])));
  const isSorted = order.every((rank, index) => rank === index);
  return isSorted ? inner : [...inner, { kind: 'order', path, order }];
}

/** Positions are those among the items that stay, in their new order. */
export function insertingSteps(part: MergedPart, path: Path = []): readonly MergeStep[] {
  if (part.kind === 'group') return inFields(part.fields, path, insertingSteps);
  if (part.kind !== 'list') return [];
  let at = part.items.filter(({ from }) => from !== undefined).length;
  return part.items.toReversed().flatMap(({ from, part: inner }): readonly MergeStep[] => {
    if (from === undefined) return [{ kind: 'insert', path: [...path, at], value: inner.value }];
    at -= 1;
    return insertingSteps(inner, [...path, at]);
  });
}

function inFields(fields: MergedFields, path: Path, steps: RoundOfSteps): readonly MergeStep[] {
  return fields.toReversed().flatMap(([name, field]) => steps(field, [...path, name]));
}

/** From the end of their list to its beginning. */
function keptIn(items: readonly MergedItem[]): readonly (MergedItem & { from: number })[] {
  return items
    .flatMap(({ part, from }) => (from === undefined ? [] : [{ part, from }]))
    .sort((one, other) => other.from - one.from);
}
