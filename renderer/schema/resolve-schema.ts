import { fieldsOf, isFields } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import { brokenSchema } from './broken-schema.ts';
import { schemaNamed } from './schema-named.ts';

/** A schema without `$ref`, and the name of the file that references within it are relative to. */
export type ResolvedSchema = { schema: JsonSchema; home: string };

/**
 * Follows `$ref`, through any number of definitions; keywords beside a reference (`means`, `description`) override
 * those of its target. `home` is the name of the schema whose file contains `schema`. Definitions may be recursive:
 * only the outermost schema is resolved, its parts when they are read.
 */
export function resolveSchema(schema: JsonSchema, home: string, schemas: SchemaSet): ResolvedSchema {
  const { $ref, ...own } = schema;
  if (typeof $ref !== 'string') return { schema, home };
  const definition = followReference($ref, home, schemas);
  const next = resolveSchema(definition.schema, definition.home, schemas);
  return { schema: { ...next.schema, ...own }, home: next.home };
}

/** The target of a `$ref`: an entry of `$defs`, and the file that contains it. */
type SchemaDefinition = { key: string; schema: JsonSchema; home: string };

/** Throws the error of `brokenSchema` if a reference doesn't resolve. */
export function followReference(reference: string, home: string, schemas: SchemaSet): SchemaDefinition {
  const definition = findDefinition(reference, home, schemas);
  if (definition) return definition;
  throw brokenSchema({ schema: home, at: { path: [] }, detail: `“${reference}” leads nowhere.` });
}

/**
 * The subset supports `#/$defs/item`, in the same file, and `common.schema.json#/$defs/action`, which names the same
 * definition from every folder (`../common.schema.json#…` is its form for code editors).
 */
export function findDefinition(
  reference: string,
  from: string,
  schemas: SchemaSet,
): SchemaDefinition | undefined {
  const match = /^(?:(?:\.\.\/)*(common)\.schema\.json)?#\/\$defs\/([^/]+)$/.exec(reference);
  if (!match) return undefined;
  const home = match[1] ?? from;
  const key = match[2] ?? '';
  const definitions = fieldsOf(schemaNamed(schemas, home)?.$defs);
  const schema = ownProperty(definitions, key);
  return isFields(schema) ? { key, schema, home } : undefined;
}

/** Whether a chain of references alone never ends. */
export function leadsBack(schema: JsonSchema, home: string, schemas: SchemaSet): boolean {
  const passed = new Set<string>();
  let at: { schema: JsonSchema; home: string } | undefined = { schema, home };
  while (at && typeof at.schema.$ref === 'string') {
    const definition: SchemaDefinition | undefined = findDefinition(at.schema.$ref, at.home, schemas);
    const name = `${definition?.home}#${definition?.key}`;
    if (passed.has(name)) return true;
    passed.add(name);
    at = definition;
  }
  return false;
}
