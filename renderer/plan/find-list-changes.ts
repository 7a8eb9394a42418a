import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import { daysOfCondition, namesToday } from '../schema/list-conditions.ts';
import { findListFields } from '../schema/paged-lists.ts';
import { locate } from '../source/locate.ts';
import type { Context } from './context/context.ts';
import type { DayChange } from './day-change.ts';
import { titleOfEntry } from './title-of-entry.ts';

/** The days on which entries come to lists, or leave them, whose conditions name today. */
export function findListChanges(context: Context): DayChange[] {
  const lists = context
    .entries('pages')
    .flatMap(({ value }) => listOf(value.sections).flatMap((section) => datedLists(section, context)));
  return lists.flatMap((list) => changesOfList(list, context));
}

type DatedList = { collection: string; field: string; wanted: unknown; isPaged: boolean };

function datedLists(section: unknown, { site }: Context): DatedList[] {
  const fields = fieldsOf(section);
  // Most sections have no such list; only then is their schema read.
  if (!Object.values(fields).some((value) => namesToday(fieldsOf(value).where))) return [];
  return findListFields(fields, site.schemas).flatMap(({ field, collection }) => {
    const { where, per } = fieldsOf(fields[field]);
    return Object.entries(fieldsOf(where)).map(([of, wanted]) => ({
      collection,
      field: of,
      wanted,
      isPaged: per !== undefined,
    }));
  });
}

/** On the pages of a list that has several, links may break. */
function changesOfList(
  { collection, field, wanted, isPaged }: DatedList,
  { entries, drafts }: Context,
): DayChange[] {
  return entries(collection).flatMap(({ id, source, value }) => {
    if (source.isLeftOut || (value.draft === true && !drafts)) return [];
    const { begins, ends } = daysOfCondition(ownProperty(value, field), wanted);
    const change =
      (what: DayChange['what']) =>
      (day: string): DayChange => ({
        ...{ day, what, name: titleOfEntry(value) ?? id, place: locate(source, [field]) },
        ...(isPaged && { isStructural: true }),
      });
    return [...begins.map(change('appears')), ...ends.map(change('goes'))];
  });
}
