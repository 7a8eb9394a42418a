import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import { changesOn } from '../../../kinds/days-of-change.ts';
import type { KindCode } from '../../../kinds/kind.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import { asText } from '../../../kinds/read-fields.ts';
import type { Kind } from '../../model/kinds.ts';
import { daysOfCondition, meetsCondition } from '../../schema/list-conditions.ts';
import type { Context } from '../context/context.ts';
import type { ListGroups } from './answer-list.ts';
import { idsOf, written } from './answer-value.ts';
import { joinGroups, sortEntries } from './sort-entries.ts';

type SelectionQuery = { kind: string; selection: Fields };

/**
 * The ids that a selection names, of entries that are shown today: in the editor's own order for `ids`, otherwise in
 * the kind's. Each step depends on the answer for the one before, which many pages share: the selection, its beginning
 * (`first`, `skip`), what a list's filter finds in that (`filter`), and the part on one page (`part`).
 */
export function answerSelection(
  { kind, selection }: SelectionQuery,
  context: Context,
): Planned<readonly string[]> {
  const { part, ...listed } = selection;
  if (part !== undefined) return partOf(fieldsOf(part), { kind, selection: listed }, context);
  const { filter, ...cut } = listed;
  if (filter !== undefined) return filtered(fieldsOf(filter), { kind, selection: cut }, context);
  const { first, skip, ...whole } = cut;
  if (first === undefined && skip === undefined) return choose({ kind, selection: whole }, context);
  const from = typeof skip === 'number' ? skip : 0;
  const end = typeof first === 'number' ? from + first : undefined;
  return slice({ kind, selection: whole }, [from, end], context);
}

function partOf(
  { per, number }: Fields,
  query: SelectionQuery,
  context: Context,
): Planned<readonly string[]> {
  const end = Number(per) * Number(number);
  return slice(query, [end - Number(per), end], context);
}

function slice(
  query: SelectionQuery,
  [from, end]: readonly [number, number | undefined],
  context: Context,
): Planned<readonly string[]> {
  return gather((take) =>
    take(context.ask<readonly string[]>({ ask: 'selection', ...query })).slice(from, end),
  );
}

/** The result of a list's filter: entries with one of its values. An entry may have several. */
function filtered(
  { by, values }: Fields,
  query: SelectionQuery,
  context: Context,
): Planned<readonly string[]> {
  return gather((take) => {
    const groups = take(context.ask<ListGroups>({ ask: 'groups', ...query, by: asText(by) }));
    const [only = '', ...others] = listOf(values).map(asText);
    if (others.length === 0) return inGroup(only, groups);
    const found = new Set([only, ...others].flatMap((value) => inGroup(value, groups)));
    const ids = take(context.ask<readonly string[]>({ ask: 'selection', ...query }));
    return ids.filter((id) => found.has(id));
  });
}

function inGroup(value: string, groups: ListGroups): readonly string[] {
  return groups.find((group) => group.value === value)?.ids ?? [];
}

function choose({ kind, selection }: SelectionQuery, context: Context): Planned<readonly string[]> {
  const head = context.kinds.byFolder.get(kind);
  const { sort, group } = selection;
  return gather((take) => {
    const ids = Array.isArray(selection.ids)
      ? selection.ids.map(asText).filter((id) => take(context.ask<boolean>({ ask: 'shown', kind, id })))
      : take(orderedIds(kind, head, context));
    const suitable = ids.filter(
      (id) =>
        suitsName(id, selection) &&
        take(suitsFields(id, { kind, head }, selection, context)) &&
        take(suitsConditions(id, head, selection, context)),
    );
    const sorted =
      typeof sort === 'string' ? take(sortEntries(suitable, { kind, keys: [sort] }, context)) : suitable;
    return typeof group === 'string' ? take(joinGroups(sorted, { kind, group }, context)) : sorted;
  });
}

function suitsName(id: string, { idsContaining, idsNotContaining, exclude }: Fields): boolean {
  const containing = listOf(idsContaining).map(asText);
  if (containing.length > 0 && !containing.some((part) => id.includes(part))) return false;
  return !listOf(idsNotContaining).some((part) => id.includes(asText(part))) && !listOf(exclude).includes(id);
}

type SelectedKind = { kind: string; head: Kind | undefined };

/** The values of fields, or of conditions that the kind's code answers. */
function suitsFields(
  id: string,
  { kind, head }: SelectedKind,
  { where }: Fields,
  context: Context,
): Planned<boolean> {
  const entry = context.entry(kind, id);
  const own = conditionsOf(head, context);
  return gather((take) =>
    Object.entries(fieldsOf(where)).every(([key, wanted]) => {
      if (entry === undefined) return false;
      const holds = ownProperty(own, key);
      if (holds) return take(holds(id, wanted, context.tools()));
      const value = take(written(entry.source, [key], context));
      const { begins, ends } = daysOfCondition(value, wanted);
      take(changesOn([...begins, ...ends]));
      return meetsCondition(value, wanted, context.day);
    }),
  );
}

/** Conditions that the kind's code answers, such as `ahead`. */
function suitsConditions(
  id: string,
  head: Kind | undefined,
  selection: Fields,
  context: Context,
): Planned<boolean> {
  const conditions = Object.entries(conditionsOf(head, context));
  return gather((take) =>
    conditions.every(
      ([key, holds]) => selection[key] === undefined || take(holds(id, selection[key], context.tools())),
    ),
  );
}

function conditionsOf(head: Kind | undefined, { kinds }: Context): NonNullable<KindCode['conditions']> {
  return (head && ownProperty(kinds.code, head.word)?.conditions) ?? {};
}

/** Whether a selection of all would find any. Asks about no more entries than it takes to find one. */
export function answerAny(kind: string, context: Context): Planned<boolean> {
  return gather((take) =>
    take(idsOf(kind, context)).some((id) => take(context.ask<boolean>({ ask: 'shown', kind, id }))),
  );
}

/** All that are shown today: in the order of the kind's code, or else by the fields of its head, then by id. */
function orderedIds(kind: string, head: Kind | undefined, context: Context): Planned<readonly string[]> {
  const order = head && ownProperty(context.kinds.code, head.word)?.order;
  return gather((take) => {
    take(idsOf(kind, context));
    const entries = context
      .entries(kind)
      .filter(({ id }) => take(context.ask<boolean>({ ask: 'shown', kind, id })));
    const ids = entries.map(({ id }) => id);
    if (order) return take(order(ids, context.tools()));
    return take(sortEntries(ids.toSorted(), { kind, keys: head?.order ?? ['order'] }, context));
  });
}
