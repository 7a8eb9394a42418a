import { fieldsOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import { daysOfChange } from '../../../kinds/is-shown-on.ts';
import type { EntryForm } from '../../../kinds/planned.ts';
import { gather, leftOut, type Planned, plain } from '../../../kinds/planned.ts';
import type { Kind } from '../../model/kinds.ts';
import type { Entry } from '../../model/site.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import type { Context } from '../context/context.ts';
import { isShown } from '../context/is-shown.ts';
import type { EntryName } from '../context/route.ts';
import { entryTools } from '../tools/entry-tools.ts';
import { idsOf, written } from './answer-value.ts';

type EntryQuery = { kind: string; id: string; form: EntryForm; on?: EntryName };

/** An entry as lists show it, or in full; `undefined` if it is hidden today. */
export function answerEntry({ kind, id, form, on }: EntryQuery, context: Context): Planned<unknown> {
  const entry = context.entry(kind, id);
  const head = context.kinds.byFolder.get(kind);
  if (!head) return plain(undefined);
  if (!entry) return leftOut(idsOf(kind, context));
  return gather((take) => {
    if (!take(context.ask<boolean>({ ask: 'shown', kind, id }))) return undefined;
    return take(planEntry(entry, head, form, { context, on }));
  });
}

/** Whether today is between the entry's `from` and `until`, and it isn't a draft. */
export function answerShown({ kind, id }: EntryName, context: Context): Planned<boolean> {
  const entry = context.entry(kind, id);
  if (!entry) return { ...leftOut(idsOf(kind, context)), value: false };
  const { source, value } = entry;
  const reads = leftOut(...decisive.map((key) => written(source, [key], context)));
  return { ...reads, value: isShown(value, context), dates: daysOfChange(value) };
}

/** The fields that `isShown` depends on. */
const decisive = ['from', 'until', 'draft'];

function planEntry(
  entry: Entry,
  head: Kind,
  form: EntryForm,
  { context, on }: { context: Context; on: EntryName | undefined },
): Planned<object> {
  const { id } = entry;
  const code = ownProperty(context.kinds.code, head.word);
  const tools = entryTools(entry, head, {
    context,
    self: { kind: head.collection, id },
    ...(on && { current: on }),
  });
  const site = context.tools();
  if (form === 'brief') return planPlainly(entry, ownFields(entry, head, context), tools);
  const card = () => code?.plan?.(tools, site) ?? planPlainly(entry, Object.keys(entry.value), tools);
  if (form === 'card') return card();
  return code?.whole?.(tools, site) ?? withBody(card(), entry, tools);
}

/** For a kind without code: its fields as their meanings make them, its id and its page. */
function planPlainly(
  { id }: Entry,
  keys: readonly string[],
  tools: ReturnType<typeof entryTools>,
): Planned<object> {
  return gather((take) => {
    const own = take(tools.fields<Record<string, unknown>>(...keys));
    const href = take(tools.href());
    return { ...own, id, ...(href !== undefined && { href }) };
  });
}

/** The fields that don't lead to other entries. */
function ownFields({ value }: Entry, { word }: Kind, { site }: Context): string[] {
  const properties = fieldsOf(schemaNamed(site.schemas, word)?.properties);
  return Object.keys(value).filter(
    (key) =>
      !/"means":"(reference|entries|current)"/.test(JSON.stringify(ownProperty(properties, key) ?? {})),
  );
}

function withBody(
  card: Planned<object>,
  { source }: Entry,
  tools: ReturnType<typeof entryTools>,
): Planned<object> {
  if (!source.body) return card;
  return gather((take) => ({ ...take(card), ...take(tools.body(), 'body') }));
}
