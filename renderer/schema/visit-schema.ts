import { isFields } from '../../diagnostics/fields.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { JsonSchema } from '../model/site.ts';

/** A part of a schema's file that is itself a schema, and its path in the file. */
export type SchemaPart = { path: Path; schema: JsonSchema };

/** A schema and all schemas within it, in the order of the file. */
export function visitSchema(schema: JsonSchema, path: Path = []): SchemaPart[] {
  const inner = Object.entries(schema).flatMap(([keyword, value]) => {
    if (!isFields(value)) return [];
    if (single.has(keyword)) return visitSchema(value, [...path, keyword]);
    return named.has(keyword) ? visitNamed(value, [...path, keyword]) : [];
  });
  return [{ path, schema }, ...inner];
}

/** Keywords that contain a schema, and those that contain schemas by name. */
const single: ReadonlySet<string> = new Set(['items', 'additionalProperties']);
const named: ReadonlySet<string> = new Set(['properties', '$defs']);

function visitNamed(schemas: JsonSchema, path: Path): SchemaPart[] {
  return Object.entries(schemas).flatMap(([name, schema]) =>
    isFields(schema) ? visitSchema(schema, [...path, name]) : [],
  );
}
