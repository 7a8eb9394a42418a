import { isFields } from '../../diagnostics/fields.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import { ownKeywords } from '../schema/meaning.ts';
import { pascalCase } from '../schema/pascal-case.ts';
import { followReference } from '../schema/resolve-schema.ts';

/** `owner` is the schema being read; `definitions` receives the shapes that get a name. */
export type SourceScope = { owner: string; schemas: SchemaSet; definitions: Map<string, JsonSchema> };

/**
 * A schema for the type generator, for what an editor writes. Shared objects and enums become named types; shared plain
 * values are inlined.
 */
export function sourceSchema(schema: JsonSchema, scope: SourceScope): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword]) => !ignored.has(keyword));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, keywordValue(keyword, value, scope)]));
}

/**
 * A property may be called `title`; the keyword of that name would name the type, which is named after the file here.
 */
const ignored: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$defs',
  'title',
  'examples',
  ...ownKeywords,
]);

function keywordValue(keyword: string, value: unknown, scope: SourceScope): unknown {
  if (keyword !== 'properties' || !isFields(value)) return sourceValue(value, scope);
  return Object.fromEntries(
    Object.entries(value).map(([name, property]) => [name, sourceValue(property, scope)]),
  );
}

function sourceValue(value: unknown, scope: SourceScope): unknown {
  if (Array.isArray(value)) return value.map((item) => sourceValue(item, scope));
  if (!isFields(value)) return value;
  if (typeof value.$ref === 'string') return referredSchema(value, value.$ref, scope);
  if (value.means !== 'section') return sourceSchema(value, scope);
  scope.definitions.set('SectionFieldsSource', withoutKind(sourceSchema(value, scope)));
  return { tsType: 'SectionSource' };
}

function referredSchema(value: JsonSchema, reference: string, scope: SourceScope): JsonSchema {
  const { home, key, schema } = followReference(reference, scope.owner, scope.schemas);
  const within = { ...scope, owner: home };
  const description = value.description ?? schema.description;
  if (!deservesName(schema)) return { ...sourceSchema(schema, within), description };
  const name = home === 'common' ? `${pascalCase(key)}Source` : `${pascalCase(home)}${pascalCase(key)}Source`;
  if (!scope.definitions.has(name)) {
    // Registered before the visit: it may contain itself.
    scope.definitions.set(name, {});
    scope.definitions.set(name, sourceSchema(schema, within));
  }
  return { $ref: `#/definitions/${name}` };
}

/** Objects may be recursive, such as the tree of facts: only a name can express that. */
function deservesName(schema: JsonSchema): boolean {
  return [schema.type].flat().includes('object') || Array.isArray(schema.enum);
}

/** What all sections share; the kind itself distinguishes the members of the union `SectionSource`. */
function withoutKind(item: JsonSchema): JsonSchema {
  const { section: _, ...properties } = isFields(item.properties) ? item.properties : {};
  const required = Array.isArray(item.required) ? item.required.filter((name) => name !== 'section') : [];
  return { ...item, properties, required };
}
