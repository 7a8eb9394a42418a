import type { Report } from '../../diagnostics/diagnostic.ts';
import { isFields, listOf } from '../../diagnostics/fields.ts';
import * as messages from '../../diagnostics/messages/kinds.ts';
import {
  folderReserved,
  headMisplaced,
  headMissing,
  headWithoutPlace,
  headWrongValue,
  wordReserved,
} from '../../diagnostics/messages.generated.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Path, Place } from '../../diagnostics/place.ts';
import { wordTable } from '../../diagnostics/word-table.ts';
import type { Kind } from '../model/kinds.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import { checkNeededNames } from './check-needed-names.ts';
import { commonFields } from './common-fields.ts';
import type { LocateInSchema } from './locate-in-schema.ts';
import { readKinds } from './read-kinds.ts';

/** Reports each mistake in the heads of the schemas once: in their form, and in names that they share. */
export function checkHeads(schemas: SchemaSet, locate: LocateInSchema, report: Report): void {
  for (const [word, schema] of Object.entries(schemas)) {
    const isKind = !word.includes('/') && word !== 'common' && word !== 'site';
    if (!isKind && schema.kind !== undefined) report(headMisplaced(locate(word, ['kind'], 'key')));
    if (isKind && schema.kind === undefined) report(headMissing(locate(word, []), { word }));
    const needs = isFields(schema.kind) ? schema.kind.needs : undefined;
    if (isKind && isFields(needs))
      checkNeededNames(needs, { name: word, path: ['kind', 'needs'], schemas, locate }, report);
    if (isKind && schema.kind !== undefined) checkHead({ word, schema, head: schema.kind, locate, report });
  }
  checkHeadNames(schemas, locate, report);
}

type Head = { word: string; schema: JsonSchema; head: unknown; locate: LocateInSchema; report: Report };

function checkHead({ head, ...of }: Head): void {
  const { word, locate, report } = of;
  if (!isFields(head)) {
    report(
      headWrongValue(locate(word, ['kind']), {
        key: 'kind',
        expected: 'a group, such as { "folder": "partners" }',
      }),
    );
    return;
  }
  if ((head.folder === undefined) === (head.file === undefined))
    report(headWithoutPlace(locate(word, ['kind'], 'key'), { word }));
  for (const [key, value] of Object.entries(head)) checkKey({ ...of, key, value });
  checkData({ head, ...of });
}

/** Entries of a data file have no text below their fields, and there may be more than one. */
function checkData({ head, word, locate, report }: Head): void {
  if (!isFields(head)) return;
  const [key, expected] =
    head.data === undefined
      ? ['id', 'it only beside "data", or delete it']
      : head.file === undefined
        ? ['format', '"yaml", or delete it: entries from "data" have no text below their fields']
        : ['data', 'it only beside "folder", or delete it'];
  const isWrong = key === 'format' ? head.format === 'mdx' : head[key] !== undefined;
  if (isWrong) report(headWrongValue(locate(word, ['kind', key]), { key, expected }));
}

type Key = Omit<Head, 'head'> & { key: string; value: unknown };

function checkKey(at: Key): void {
  const { word, key, value, locate, report } = at;
  const rule = rules.get(key);
  if (!rule) {
    const known = [...rules.keys()];
    const place = locate(word, ['kind', key], 'key');
    report(messages.headUnknownKey(place, key, { meant: nearest(key, known), known }));
  } else if (!rule.holds(value)) {
    report(headWrongValue(locate(word, ['kind', key]), { key, expected: rule.expected }));
  } else {
    for (const { path, field } of rule.fields?.(value) ?? []) checkField(['kind', key, ...path], field, at);
  }
}

function checkField(path: Path, field: string, { word, schema, locate, report }: Key): void {
  const known = Object.keys(isFields(schema.properties) ? schema.properties : {});
  if (known.includes(field)) return;
  const isKey = path.at(-1) === field;
  const place = locate(word, path, isKey ? 'key' : 'value');
  report(messages.headUnknownField(place, { field, word, meant: nearest(field, known), known }));
}

/** The expected value of a key, in words and as a test, and the fields of the schema that it names. */
type KeyRule = {
  expected: string;
  holds: (value: unknown) => boolean;
  fields?: (value: unknown) => { path: Path; field: string }[];
};

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const fieldList: KeyRule = {
  expected: 'a list of fields of the schema, such as ["title"]',
  holds: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  fields: (value) =>
    listOf(value).map((item, index) => ({ path: [index], field: String(item).replace(/^-/, '') })),
};

const oneField: KeyRule = {
  expected: 'a field of the schema, such as "title"',
  holds: (value) => typeof value === 'string',
  fields: (value) => [{ path: [], field: String(value) }],
};

const calendarKeys: readonly string[] = ['date', 'time', 'minutes', 'place'];

const rules = wordTable<KeyRule>({
  folder: {
    expected: 'the name of a folder in content/: lowercase letters, digits and single hyphens',
    holds: (value) => typeof value === 'string' && slug.test(value),
  },
  file: {
    expected: 'the name of a file in content/ that ends in .yaml or .mdx, such as "facts.yaml"',
    holds: (value) =>
      typeof value === 'string' && /\.(?:yaml|mdx)$/.test(value) && slug.test(value.replace(/\.\w+$/, '')),
  },
  format: { expected: '"yaml" or "mdx"', holds: (value) => value === 'yaml' || value === 'mdx' },
  data: {
    expected: 'the name of a file in data/ that ends in .csv, .json, .toml or .ts, such as "plays.csv"',
    holds: (value) => typeof value === 'string' && /^[a-z0-9-]+\.(?:csv|json|toml|ts)$/.test(value),
  },
  id: {
    expected: 'the name of the field or column that has the ids of entries from "data"',
    holds: (value) => typeof value === 'string' && value !== '',
  },
  order: { ...fieldList, expected: 'a list of fields of the schema, such as ["-date"]' },
  named: fieldList,
  computed: {
    expected: 'a list of names that the code of the kind answers, such as ["saving"]',
    holds: fieldList.holds,
  },
  folders: { expected: 'true or false', holds: (value) => typeof value === 'boolean' },
  pages: { expected: 'true or false', holds: (value) => typeof value === 'boolean' },
  examples: fieldList,
  travels: { expected: 'true or false', holds: (value) => typeof value === 'boolean' },
  quoted: { expected: 'true or false', holds: (value) => typeof value === 'boolean' },
  without: {
    expected: `a list of fields that every kind has: ${commonFields.map((field) => `"${field}"`).join(', ')}`,
    holds: (value) => Array.isArray(value) && value.every((item) => commonFields.includes(item)),
  },
  day: oneField,
  title: oneField,
  summary: oneField,
  feed: {
    expected: '{ "date": … } with the field that holds the day, and "own": true for a feed of their own',
    holds: (value) =>
      isFields(value) &&
      typeof value.date === 'string' &&
      Object.entries(value).every(
        ([key, of]) => key === 'date' || (key === 'own' && typeof of === 'boolean'),
      ),
    fields: (value) => (isFields(value) ? [{ path: ['date'], field: String(value.date) }] : []),
  },
  calendar: {
    expected: '{ "date": … } with the field that holds the day, and perhaps "time", "minutes" and "place"',
    holds: (value) =>
      isFields(value) &&
      typeof value.date === 'string' &&
      Object.entries(value).every(([key, of]) => calendarKeys.includes(key) && typeof of === 'string'),
    fields: (value) =>
      Object.entries(isFields(value) ? value : {}).map(([key, field]) => ({
        path: [key],
        field: String(field),
      })),
  },
  needs: { expected: 'a group with lists, such as { "wording": ["money"] }', holds: isFields },
  new: {
    expected: 'a group with values for fields of the schema',
    holds: isFields,
    fields: (value) => Object.keys(isFields(value) ? value : {}).map((field) => ({ path: [field], field })),
  },
});

/** Each kind has its own folder, and its word and folder have no other meaning in texts. */
function checkHeadNames(schemas: SchemaSet, locate: LocateInSchema, report: Report): void {
  const taken = new Map<string, Place>();
  for (const kind of readKinds(schemas)) {
    const key = kind.holds;
    const place = locate(kind.word, ['kind', key]);
    const other = taken.get(kind.collection);
    if (other) report(messages.folderOfTwoKinds(place, kind.collection, other));
    else taken.set(kind.collection, place);
    if (isBuiltIn(kind)) report(folderReserved(place, { folder: kind.collection }));
    const clash = [kind.collection, kind.word].find((name) => meansElse(name, kind));
    if (clash !== undefined) report(wordReserved(place, { word: clash }));
  }
}

/** `content/media` contains the pictures; pages, facts and wording are read by the core. */
function isBuiltIn({ collection, word }: Kind): boolean {
  const owner = builtIn.get(collection);
  return builtIn.has(collection) && owner !== word;
}

const builtIn: ReadonlyMap<string, string> = new Map([
  ['media', ''],
  ['pages', 'page'],
]);

/**
 * The first parts of names in braces, besides a kind's folder and word, and the values computed by the code of kinds
 * (check-shared-names.ts).
 */
const heads = ['site', 'facts'];

function meansElse(name: string, { word, holds }: Kind): boolean {
  return heads.includes(name) && !(name === 'facts' && word === 'facts' && holds === 'file');
}
