import type { Event } from '../../schemas/planned.ts';
import type { JsonSchema } from '../model/site.ts';
import { isAhead } from './find-next-event.ts';
import { isNextEvent } from './plan-period.ts';
import type { Cursor, PageScope, Planned } from './planner.ts';
import { type Fields, fields, list, text } from './read-fields.ts';

/** `course: osce-virtual-adult` → that course, finished; nothing where it is hidden today. */
export function planReference(value: unknown, cursor: Cursor, page: PageScope, schema: JsonSchema): unknown {
  if (schema.collection === 'pages') return value;
  if (isNextEvent(value, schema)) return show(page.nextEvent, cursor, page);
  const collection = text(schema.collection);
  const shown = schema.whole === true ? (wholeEntries[collection] ?? collection) : collection;
  return showEntry(shown, text(value), cursor, page);
}

/** What a page made per entry, or a section that shows one in full, gets of it: more than a card does. */
const wholeEntries: Readonly<Record<string, string>> = {
  courses: 'course-details',
  posts: 'articles',
  tutors: 'tutor-details',
  testimonials: 'stories',
};

/** The entry that a page made per entry is about. */
export function planCurrent(_value: unknown, cursor: Cursor, page: PageScope): unknown {
  if (!page.current)
    throw new Error(`${cursor.source.file} shows a current entry, but its route names no collection`);
  const { collection, id } = page.current;
  return showEntry(wholeEntries[collection] ?? collection, id, cursor, page);
}

/** `{ where: { featured: true }, first: 3 }` → the entries that it selects, in the collection's order. Nothing where events ahead, or past ones, are asked for and there are none. */
export function planEntries(
  value: unknown,
  cursor: Cursor,
  page: PageScope,
  schema: JsonSchema,
): unknown[] | undefined {
  const collection = text(schema.collection);
  const ids = selectEntries(fields(value), collection, page);
  if (ids.length === 0 && fields(value).ahead !== undefined) return undefined;
  const entries = page.site.collections.get(collection);
  // A list of all articles is as new as the newest of them.
  const newest =
    collection === 'posts' && ids.length === entries?.size ? entries.get(ids[0] ?? '') : undefined;
  if (newest) page.changes.push(text(newest.value.date));
  return ids.map((id, index) => showEntry(collection, id, { ...cursor, at: `${cursor.at}/${index}` }, page));
}

/** The ids that a selection names, in order: the editor's own order for `ids`, otherwise the collection's. */
export function selectEntries(selection: Fields, collection: string, page: PageScope): string[] {
  const ids = 'ids' in selection ? list(selection.ids).map(text) : orderedIds(collection, page);
  const containing = list(selection.idsContaining).map(text);
  const notContaining = list(selection.idsNotContaining).map(text);
  const where = Object.entries(fields(selection.where));
  const excluded = new Set(list(selection.exclude).map(text));
  const entries = page.site.collections.get(collection);
  const chosen = ids.filter((id) => {
    if (!entries?.has(id)) return false;
    if (containing.length > 0 && !containing.some((part) => id.includes(part))) return false;
    if (notContaining.some((part) => id.includes(part))) return false;
    if (excluded.has(id)) return false;
    if (typeof selection.ahead === 'boolean' && selection.ahead !== liesAhead(id, page)) return false;
    const value = entries.get(id)?.value ?? {};
    return where.every(([key, wanted]) => value[key] === wanted);
  });
  const skip = typeof selection.skip === 'number' ? selection.skip : 0;
  const first = typeof selection.first === 'number' ? selection.first : chosen.length;
  return chosen.slice(skip, skip + first);
}

/** Posts newest first, events as they come; everything else by `order`, then by id. */
function orderedIds(collection: string, page: PageScope): string[] {
  if (collection === 'events') return orderEvents(page);
  const entries = [...(page.site.collections.get(collection)?.values() ?? [])];
  const rank = (value: unknown) => (typeof value === 'number' ? value : Number.MAX_SAFE_INTEGER);
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return entries
    .sort((a, b) =>
      collection === 'posts'
        ? compare(text(b.value.date), text(a.value.date)) || compare(a.id, b.id)
        : rank(a.value.order) - rank(b.value.order) || compare(a.id, b.id),
    )
    .map((entry) => entry.id);
}

function liesAhead(id: string, { collections, today }: PageScope): boolean {
  const event = collections.events.get(id)?.value;
  return event !== undefined && isAhead(event, today);
}

/** Those ahead, the soonest first; then those that are over, the latest first. */
function orderEvents({ collections, today }: PageScope): string[] {
  const events = [...collections.events.values()].map(({ value }) => value);
  const begin = (event: Event) => Date.parse(event.time.iso);
  const ahead = events.filter((event) => isAhead(event, today));
  const past = events.filter((event) => !isAhead(event, today));
  return [
    ...ahead.toSorted((one, other) => begin(one) - begin(other)),
    ...past.toSorted((one, other) => begin(other) - begin(one)),
  ].map(({ id }) => id);
}

function showEntry(collection: string, id: string, cursor: Cursor, page: PageScope): unknown {
  return show(page.entry(collection, id, page), cursor, page);
}

function show(planned: Planned<unknown> | undefined, cursor: Cursor, page: PageScope): unknown {
  for (const origin of planned?.origins ?? [])
    page.origins.push({ ...origin, path: `${cursor.at}/${origin.path}` });
  return planned?.value;
}
