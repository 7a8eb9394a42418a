/**
 * What a branch takes out of site.yaml, such as its shop or its promotion, takes along what its base says only because of
 * it: the buttons that lead there, the sections that show it, the numbers that courses have in it. So one line is enough.
 */
import type { Path } from '../../../diagnostics/place.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Source } from '../../model/source.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import { namesIn } from '../../schema/name-grammar.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import { type Walked, walkValues } from '../../schema/walk-values.ts';
import { findSpan } from '../../source/find-span.ts';
import { withoutPath } from './without-path.ts';

/** `removed`: fields of site.yaml, such as `shop` and `contact.branches`. `own`: the branch's file, in which nothing is taken out. */
type Taking = { removed: readonly string[]; schema: string; schemas: SchemaSet; own: string | undefined };

export function takeOutDependants(source: Source, { removed, schema, schemas, own }: Taking): Source {
  const values = walkValues(source.value, schema, schemas);
  const byPath = new Map(values.map((walked) => [JSON.stringify(walked.path), walked]));
  const at = (path: Path) => byPath.get(JSON.stringify(path));
  const paths = values
    .filter((walked) => dependsOn(walked, removed) && findSpan(source, walked.path)?.text.file !== own)
    .map(({ path }) => wholeOf(path, at, schemas));
  // From the end, so that what stands before keeps its place.
  return paths.reverse().reduce((left, path) => (path.length === 0 ? left : withoutPath(left, path)), source);
}

function dependsOn({ value, schema }: Walked, removed: readonly string[]): boolean {
  const { goesWith, shared, means } = schema;
  if (removed.includes(String(goesWith)) || (means === 'shared' && removed.includes(String(shared))))
    return true;
  if (typeof value !== 'string' || means !== 'link') return false;
  return namesIn(value).some((name) =>
    removed.some((field) => name === `site.${field}` || name.startsWith(`site.${field}.`)),
  );
}

/** What has to go with a value: the group that requires it, the list that would be empty. */
function wholeOf(path: Path, at: (path: Path) => Walked | undefined, schemas: SchemaSet): Path {
  const around = path.slice(0, -1);
  const group = at(around);
  if (path.length === 0 || !group) return path;
  const goes =
    typeof path.at(-1) === 'number'
      ? listOf(group.value).length === 1
      : group.schema.means === 'action' || requiredOf(group, schemas).includes(String(path.at(-1)));
  return goes ? wholeOf(around, at, schemas) : path;
}

/** A section has two schemas: that of every section and that of its kind. */
function requiredOf({ value, schema }: Walked, schemas: SchemaSet): string[] {
  const kind = schema.means === 'section' ? schemaNamed(schemas, `sections/${fieldsOf(value).section}`) : {};
  return [...listOf(schema.required), ...listOf(kind?.required)].map(String);
}
