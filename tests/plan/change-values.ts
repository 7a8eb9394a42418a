import type { Path } from '../../diagnostics/place.ts';
import type { Entry, Site } from '../../renderer/model/site.ts';
import type { Source } from '../../renderer/model/source.ts';
import { walkValues } from '../../renderer/schema/walk-values.ts';

/** A value of a file, and a different one that would be valid as well. */
export type Change = { file: string; path: Path; before: unknown; after: unknown };

/**
 * For each plain value of a site, a different one of the same kind: a longer text, another number, the next day,
 * another entry.
 */
export function changesOf(site: Site): Change[] {
  const entries = Object.entries(site.collections).flatMap(([kind, own]) =>
    own.map((entry) => ({ kind, entry })),
  );
  const word = (kind: string) => site.kinds.find(({ collection }) => collection === kind)?.word ?? kind;
  return [
    ...changesIn(site.settings, 'site', site),
    ...entries.flatMap(({ kind, entry }) => changesIn(entry, word(kind), site)),
  ];
}

function changesIn({ source, value }: Entry, schemaName: string, site: Site): Change[] {
  return walkValues(value, schemaName, site.schemas).flatMap(({ path, value: before, schema }): Change[] => {
    const after = another(before, schema, path, site);
    return after === undefined ? [] : [{ file: source.file, path, before, after }];
  });
}

type Schema = Readonly<Record<string, unknown>>;

function another(value: unknown, schema: Schema, path: Path, site: Site): unknown {
  const key = path.at(-1);
  if (fixed.has(String(path[0])) || key === 'section' || key === 'means') return undefined;
  if (typeof value === 'boolean') return key === 'placeholder' || key === 'sample' ? undefined : !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return undefined;
  if (Array.isArray(schema.enum)) return schema.enum.find((one) => one !== value);
  if (['reference', 'subject', 'id'].includes(String(schema.means))) return anotherEntry(value, schema, site);
  if (schema.format === 'date') return nextDay(value);
  if (schema.means === 'link') return value === '/' ? '/courses' : '/';
  return isText(schema) ? `${value} more` : undefined;
}

/** Settings that determine the form of other values: addresses, the theme, accepted problems. */
const fixed = new Set([
  'routes',
  'theme',
  'accept',
  'notFound',
  'client',
  'origin',
  'timeZone',
  'language',
  'dir',
  'locale',
  'numbers',
  'decimals',
  'currency',
  'base',
]);

function isText({ means, pattern, format }: Schema): boolean {
  const isPlain = means === undefined || means === 'text' || means === 'body';
  return isPlain && pattern === undefined && format === undefined;
}

function anotherEntry(id: string, { collection }: Schema, site: Site): string | undefined {
  return site.collections[String(collection)]?.find((entry) => entry.id !== id)?.id;
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** The site with this one value changed; everything else is the same object. */
export function changeSite(site: Site, { file, path, after }: Change): Site {
  const change = (entry: Entry): Entry => {
    if (entry.source.file !== file) return entry;
    const value = replaced(entry.value, path, after) as Entry['value'];
    const source: Source = { ...entry.source, value };
    return { ...entry, value, source };
  };
  const collections = Object.fromEntries(
    Object.entries(site.collections).map(([kind, entries]) => [kind, entries.map(change)]),
  );
  return { ...site, settings: change(site.settings), collections };
}

function replaced(value: unknown, [key, ...rest]: Path, after: unknown): unknown {
  if (key === undefined) return after;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaced(item, rest, after) : item));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [
      name,
      name === key ? replaced(item, rest, after) : item,
    ]),
  );
}
