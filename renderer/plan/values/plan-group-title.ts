import { fieldsOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import { optionalText } from '../../../kinds/read-fields.ts';
import type { Entry } from '../../model/site.ts';
import type { ListGroup } from '../../schema/list-groups.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import { keyOfEntry } from '../answers/sort-entries.ts';
import type { Context } from '../context/context.ts';
import { formatDate } from '../formats/format-date.ts';
import { planField } from './plan-fields.ts';

/** A kind whose entries a list shows in groups. */
export type GroupedKind = { kind: string; group: ListGroup };

/** The heading of an entry's group: `October 2026`, the finished value of a field, or the title of another entry. */
export function planGroupTitle(
  id: string,
  { kind, group }: GroupedKind,
  context: Context,
): Planned<string | undefined> {
  const entry = context.entry(kind, id);
  return gather((take) => {
    const key = take(keyOfEntry(id, { kind, by: group }, context));
    if (!entry || key === undefined) return undefined;
    return group.unit === undefined
      ? take(titleOfValue(entry, { kind, by: group.by }, context))
      : titleOfTime(key, group.unit, context);
  });
}

function titleOfTime(key: string, unit: NonNullable<ListGroup['unit']>, { formats }: Context): string {
  if (unit === 'day') return formatDate(key, formats, 'weekday').text;
  if (unit === 'month') return formats.month.format(new Date(`${key}-01T00:00:00Z`));
  return formats.year.format(Number(key));
}

/** A field that names another entry is shown as that entry's title. */
function titleOfValue(
  entry: Entry,
  { kind, by }: { kind: string; by: string },
  context: Context,
): Planned<string | undefined> {
  const word = context.kinds.byFolder.get(kind)?.word ?? '';
  const { means, collection } = fieldsOf(
    ownProperty(fieldsOf(schemaNamed(context.site.schemas, word)?.properties), by),
  );
  const other = context.kinds.byFolder.get(String(collection));
  const named =
    (means === 'id' || means === 'reference') && other?.title !== undefined
      ? context.entry(other.collection, String(ownProperty(entry.value, by)))
      : undefined;
  if (named && other?.title !== undefined)
    return textOf(planField(named, other.word, other.title, { context }));
  return textOf(planField(entry, word, by, { context }));
}

/** The text of a finished value: a date, an amount and a word in groups have one. */
function textOf(planned: Planned<unknown>): Planned<string | undefined> {
  const { text } = fieldsOf(planned.value);
  if (text === undefined) return { ...planned, value: optionalText(planned.value) };
  return {
    ...planned,
    value: optionalText(text),
    origins: planned.origins.filter(({ path }) => path === 'text'),
  };
}
