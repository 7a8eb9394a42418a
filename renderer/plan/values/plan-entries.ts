import { type Fields, fieldsOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import { gather, leftOut, type Planned, plain } from '../../../kinds/planned.ts';
import { asText } from '../../../kinds/read-fields.ts';
import { namesToday } from '../../schema/list-conditions.ts';
import { written } from '../answers/answer-value.ts';
import type { Context } from '../context/context.ts';
import { partSelection, wholeSelection } from '../context/paged-list.ts';
import type { EntryName, ListPage } from '../context/route.ts';
import type { Scope } from '../context/scope.ts';
import type { Cursor } from './cursor.ts';

/** The entry that the page is made for, as its own page shows it. */
export function planCurrent({ source }: Cursor, scope: Scope): Planned<unknown> {
  if (!scope.current) throw new Error(`${source.file} shows a current entry, but its route names no kind`);
  return showEntry(scope.current, 'whole', scope);
}

/**
 * `{ where: { featured: true }, first: 3 }` → the selected entries. Undefined if one of the kind's own conditions, or
 * one that names today, finds none.
 */
export function planEntries(kind: string, selection: Fields, scope: Scope): Planned<unknown[] | undefined> {
  const { context } = scope;
  const head = context.kinds.byFolder.get(kind);
  const conditions = Object.keys((head && ownProperty(context.kinds.code, head.word)?.conditions) ?? {});
  return gather((take) => {
    const chosen = onPage(selection, scope);
    const ids = take(context.ask<readonly string[]>({ ask: 'selection', kind, selection: chosen }));
    const where = fieldsOf(selection.where);
    const isOver =
      conditions.some((key) => selection[key] !== undefined || where[key] !== undefined) ||
      namesToday(selection.where);
    if (ids.length === 0 && isOver) return undefined;
    if (ids.length === 0 && isWithout(kind, context)) return undefined;
    if (head?.feed) take(newestOf({ kind, field: head.feed.date }, { selection, ids }, scope));
    return ids.map((id, index) => take(showEntry({ kind, id }, 'card', scope), String(index)));
  });
}

/**
 * Whether the site has no entries of a kind, like a branch that leaves out all those of its base: it then shows no
 * empty list.
 */
function isWithout(kind: string, context: Context): boolean {
  return context.entries(kind).every(({ source }) => context.site.leftOut.includes(source.file));
}

/** The part of a list spread over several pages that is on this one. Without a page it is the whole list. */
function onPage(selection: Fields, { list }: Scope): Fields {
  if (selection.per === undefined) return selection;
  return list ? partSelection(selection, list.part) : wholeSelection(selection);
}

type Newest = { kind: string; field: string };

/** A list of all articles is as new as the newest; one spread over several pages changes on all of them. */
function newestOf(
  { kind, field }: Newest,
  { selection, ids }: { selection: Fields; ids: readonly string[] },
  { context, list }: Scope,
): Planned<undefined> {
  if (list && selection.per !== undefined)
    return newestOfPaged({ kind, field }, selection, list.part, context);
  const [newest = ''] = ids;
  const all = context.ask<readonly string[]>({ ask: 'selection', kind, selection: {} });
  const entry = context.entry(kind, newest);
  if (!entry || ids.length !== all.value.length) return leftOut(all);
  const date = written(entry.source, [field], context);
  return { ...leftOut(all, date), changed: [asText(date.value)] };
}

function newestOfPaged(
  { kind, field }: Newest,
  selection: Fields,
  part: ListPage,
  context: Context,
): Planned<undefined> {
  if (selection.ids !== undefined) return leftOut();
  const first = { ...wholeSelection(selection, part), part: { per: 1, number: 1 } };
  return gather((take) => {
    const [id = ''] = take(context.ask<readonly string[]>({ ask: 'selection', kind, selection: first }));
    const entry = context.entry(kind, id);
    const date = entry && asText(take(written(entry.source, [field], context)));
    if (date) take({ ...leftOut(), changed: [date] });
    return undefined;
  });
}

/** A finished entry. If its texts name the entry of the page, it differs per page. */
export function showEntry({ kind, id }: EntryName, form: 'card' | 'whole', scope: Scope): Planned<unknown> {
  const { context, current } = scope;
  return gather((take) => {
    const on = current && take(namesCurrent({ kind, id }, current, context)) ? { on: current } : {};
    return take(
      context.ask({
        ask: 'entry',
        kind,
        id,
        form: isWithinPlain({ kind, id }, scope) ? 'brief' : form,
        ...on,
      }),
    );
  });
}

/** Within an entry of a kind without code, another such entry is shown in brief. */
function isWithinPlain({ kind }: EntryName, { context, self }: Scope): boolean {
  const hasCode = (name: string) => {
    const word = context.kinds.byFolder.get(name)?.word ?? '';
    return ownProperty(context.kinds.code, word)?.plan !== undefined;
  };
  return self !== undefined && !hasCode(self.kind) && !hasCode(kind);
}

function namesCurrent(entry: EntryName, current: EntryName, context: Context): Planned<boolean> {
  const word = context.kinds.byFolder.get(current.kind)?.word;
  const file = context.entry(entry.kind, entry.id)?.source.file;
  if (word === undefined || file === undefined || entry.kind === current.kind) return plain(false);
  return context.ask({ ask: 'mentions', file, word });
}
