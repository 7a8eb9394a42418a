import { type Fields, fieldsOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import { asText } from '../../../kinds/read-fields.ts';
import type { GroupUnit, ListGroup } from '../../schema/list-groups.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import { written } from '../answers/answer-value.ts';
import { keyOfEntry } from '../answers/sort-entries.ts';
import type { Context } from '../context/context.ts';
import type { EntryName } from '../context/route.ts';
import { formatDate } from '../formats/format-date.ts';

/** A kind whose entries a list shows in groups. */
export type GroupedKind = { kind: string; group: ListGroup };

/**
 * The heading of the group of an entry, which is finished: `October 2026`, the value of a field, or the title of another
 * entry. Undefined for entries in no group.
 */
export function planGroupTitle(
  entry: Fields,
  { kind, group }: GroupedKind,
  context: Context,
): Planned<string | undefined> {
  return gather((take) => {
    const key = take(keyOfEntry(asText(entry.id), { kind, by: group }, context));
    if (key === undefined) return undefined;
    if (group.unit !== undefined) return titleOfTime(key, group.unit, context);
    const collection = namedCollection(kind, group.by, context);
    if (collection !== undefined) return take(titleOfOther({ kind: collection, id: key }, context)) ?? key;
    return textOf(entry[group.by]) ?? key;
  });
}

function titleOfTime(key: string, unit: GroupUnit, { formats }: Context): string {
  if (unit === 'day') return formatDate(key, formats, 'weekday').text;
  if (unit === 'month') return formats.month.format(new Date(`${key}-01T00:00:00Z`));
  return formats.year.format(Number(key));
}

/** The kind of the entries that a field names. */
function namedCollection(kind: string, by: string, { kinds, site }: Context): string | undefined {
  const { properties } = schemaNamed(site.schemas, kinds.byFolder.get(kind)?.word ?? '') ?? {};
  const { means, collection } = fieldsOf(ownProperty(fieldsOf(properties), by));
  return means === 'id' || means === 'reference' ? asText(collection) : undefined;
}

/** The finished title of another entry; of one that is hidden today, its title as written. */
function titleOfOther({ kind, id }: EntryName, context: Context): Planned<string | undefined> {
  const title = context.kinds.byFolder.get(kind)?.title ?? 'title';
  return gather((take) => {
    const other = fieldsOf(take(context.ask<unknown>({ ask: 'entry', kind, id, form: 'brief' })));
    const source = context.entry(kind, id)?.source;
    return textOf(other[title]) ?? (source && textOf(take(written(source, [title], context))));
  });
}

/** The text of a finished value: an amount and a date have one. */
function textOf(value: unknown): string | undefined {
  const text = asText(fieldsOf(value).text ?? value);
  return text === '' ? undefined : text;
}
