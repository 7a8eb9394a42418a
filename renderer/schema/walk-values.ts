import { type Fields, fieldsOf, isFields } from '../../diagnostics/fields.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import { type ResolvedSchema, resolveSchema } from './resolve-schema.ts';
import { schemaNamed } from './schema-named.ts';
import { sectionKind, splitSection } from './split-section.ts';

/** A value, the path to it, and the schema that describes it, with `$ref` resolved; `{}` if there is none. */
export type WalkedValue = { path: Path; value: unknown } & ResolvedSchema;

/**
 * Each value within one that follows the schema of that name, parents before children. The value may violate its
 * schema.
 */
export function walkValues(value: unknown, name: string, schemas: SchemaSet): WalkedValue[] {
  const schema = schemaNamed(schemas, name) ?? {};
  return walk({ path: [], value, schema, home: name }, schemas);
}

function walk(at: WalkedValue, schemas: SchemaSet): WalkedValue[] {
  const here = { ...at, ...resolveSchema(at.schema, at.home, schemas) };
  return [here, ...(here.schema.means === 'section' ? walkSection(here, schemas) : walkParts(here, schemas))];
}

function walkParts(at: WalkedValue, schemas: SchemaSet): WalkedValue[] {
  if (isFields(at.value)) return walkFields(at, at.value, schemas);
  if (!Array.isArray(at.value)) return [];
  const schema = fieldsOf(at.schema.items);
  return at.value.flatMap((value: unknown, index) =>
    walk({ path: [...at.path, index], value, schema, home: at.home }, schemas),
  );
}

function walkFields({ path, schema, home }: WalkedValue, value: Fields, schemas: SchemaSet): WalkedValue[] {
  return Object.entries(value).flatMap(([key, item]) =>
    walk({ path: [...path, key], value: item, schema: fieldSchema(schema, key), home }, schemas),
  );
}

/** The schema of a group's field: the field's own, or else the one for keys that an editor chooses. */
export function fieldSchema(group: JsonSchema, key: string): JsonSchema {
  const properties = fieldsOf(group.properties);
  return fieldsOf(Object.hasOwn(properties, key) ? properties[key] : group.additionalProperties);
}

/** A section has two schemas: the fields of every section (the page's schema) and those of its kind. */
function walkSection(at: WalkedValue, schemas: SchemaSet): WalkedValue[] {
  const { common, own } = splitSection(at.value, at.schema);
  const home = `sections/${sectionKind(at.value) ?? ''}`;
  const schema = schemaNamed(schemas, home);
  return [
    ...walkFields(at, common, schemas),
    ...(schema ? walkFields({ ...at, schema, home }, own, schemas) : []),
  ];
}
