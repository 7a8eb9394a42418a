import { type Fields, fieldsOf, isFields } from '../../diagnostics/fields.ts';
import type { Kind, Kinds } from '../model/kinds.ts';
import type { SchemaSet } from '../model/site.ts';
import { commonFields } from './common-fields.ts';
import { inventedFields } from './invented-fields.ts';
import { readNeeds } from './read-needs.ts';

/**
 * The kinds of content that the schemas describe, in the order of their words. Heads with a mistake are read as far as
 * possible: `checkHeads` reports the mistakes. Cached per set of schemas.
 */
export function readKinds(schemas: SchemaSet): Kinds {
  const known = kindsIn.get(schemas);
  if (known) return known;
  const kinds = Object.entries(schemas)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([word, schema]) => (isFields(schema.kind) ? readHead(word, schema.kind, schema) : []));
  kindsIn.set(schemas, kinds);
  return kinds;
}

const kindsIn = new WeakMap<SchemaSet, Kinds>();

function readHead(word: string, head: Fields, schema: Fields): Kind[] {
  const place = placeOf(head);
  if (!place) return [];
  const fields = isFields(schema.properties) ? schema.properties : {};
  const title = wordOf(head.title) ?? ['title', 'name'].find((field) => Object.hasOwn(fields, field));
  const summary = wordOf(head.summary);
  const invented = inventedFields.find((field) => Object.hasOwn(fields, field));
  const data = place.holds === 'folder' ? wordOf(head.data) : undefined;
  const date = isFields(head.feed) ? wordOf(head.feed.date) : undefined;
  const day = wordOf(head.day) ?? date ?? calendarOf(head).calendar?.date ?? onlyDay(fields);
  return [
    {
      word,
      ...place,
      ...(data !== undefined && { data: { file: data, id: wordOf(head.id) ?? 'id' } }),
      order: head.order === undefined ? ['order'] : wordsOf(head.order),
      named: wordsOf(head.named),
      computed: wordsOf(head.computed),
      folders: head.folders === true,
      pages: place.holds === 'folder' && head.pages !== false,
      ...(title !== undefined && { title }),
      ...(summary !== undefined && { summary }),
      ...(invented !== undefined && { invented }),
      ...(day !== undefined && { day }),
      ...(date !== undefined && { feed: { date, own: fieldsOf(head.feed).own === true } }),
      ...calendarOf(head),
      examples: wordsOf(head.examples),
      quoted: head.quoted === true,
      travels: head.travels !== false,
      needs: readNeeds(head.needs),
      new: isFields(head.new) ? head.new : {},
    },
  ];
}

/** A calendar has at least a day. */
function calendarOf({ calendar }: Fields): Pick<Kind, 'calendar'> {
  const { date, time, minutes, place } = fieldsOf(calendar);
  if (typeof date !== 'string') return {};
  const others = Object.entries({ time, minutes, place }).filter(([, field]) => typeof field === 'string');
  return { calendar: { date, ...Object.fromEntries(others) } };
}

/** The only field with a day, besides those that say when an entry is shown. */
function onlyDay(fields: Fields): string | undefined {
  const days = Object.keys(fields).filter((key) => fieldsOf(fields[key]).means === 'date');
  const [day, other] = days.filter((key) => !commonFields.includes(key));
  return other === undefined ? day : undefined;
}

function placeOf(head: Fields): Pick<Kind, 'collection' | 'holds' | 'format'> | undefined {
  const [, name, extension] = /^(.+)\.(yaml|mdx)$/.exec(wordOf(head.file) ?? '') ?? [];
  if (name !== undefined)
    return { collection: name, holds: 'file', format: extension === 'mdx' ? 'mdx' : 'yaml' };
  const collection = wordOf(head.folder);
  return collection === undefined
    ? undefined
    : { collection, holds: 'folder', format: head.format === 'mdx' ? 'mdx' : 'yaml' };
}

function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function wordsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item) => wordOf(item) ?? []) : [];
}
