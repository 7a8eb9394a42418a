import type { JsonSchema, SchemaSet } from '../../renderer/site.ts';
import { isSchema, propertiesOf } from '../scaffold/properties-of.ts';

/**
 * A field as an editor writes it. `path`: `menu[].label` is the label of each item of the list `menu`. `shape`: its
 * shared definition, described elsewhere.
 */
export type ReferenceField = { path: string; schema: JsonSchema; required: boolean; shape?: string };

/** A schema, and those that it may reference. */
type Ground = { root: JsonSchema; schemas: SchemaSet };

/** All fields of a schema in its order, including those of nested groups and lists. */
export function listFields(root: JsonSchema, schemas: SchemaSet): ReferenceField[] {
  return fieldsOfGroup(root, '', { root, schemas }, []);
}

function fieldsOfGroup(
  group: JsonSchema,
  before: string,
  ground: Ground,
  within: readonly unknown[],
): ReferenceField[] {
  const required = new Set(Array.isArray(group.required) ? group.required : []);
  const own = propertiesOf(group).flatMap(([name, schema]) =>
    fieldsAt(`${before}${name}`, schema, required.has(name), ground, within),
  );
  const others = isSchema(group.additionalProperties)
    ? fieldsAt(`${before}<name>`, group.additionalProperties, false, ground, within)
    : [];
  return [...own, ...others];
}

function fieldsAt(
  path: string,
  written: JsonSchema,
  required: boolean,
  ground: Ground,
  within: readonly unknown[],
): ReferenceField[] {
  const shape = sharedShape(written);
  const schema = resolved(written, ground);
  const field = { path, schema, required, ...(shape !== undefined && { shape }) };
  // A shared shape has a page of its own; a recursive one would never end.
  if (shape !== undefined || within.includes(written.$ref ?? written)) return [field];
  const around = [...within, written.$ref ?? written];
  const items = isSchema(schema.items) ? schema.items : undefined;
  if (items === undefined) return [field, ...fieldsOfGroup(schema, `${path}.`, ground, around)];
  const itemShape = sharedShape(items);
  if (itemShape !== undefined) return [{ ...field, shape: itemShape }];
  const inner = resolved(items, ground);
  if (isSchema(inner.items)) return [field, ...fieldsAt(`${path}[][]`, inner.items, false, ground, around)];
  return [field, ...fieldsOfGroup(inner, `${path}[].`, ground, around)];
}

/** `action` of `common.schema.json#/$defs/action`. */
function sharedShape({ $ref }: JsonSchema): string | undefined {
  return typeof $ref === 'string' ? /common\.schema\.json#\/\$defs\/(.+)/.exec($ref)?.[1] : undefined;
}

/** Keywords next to a `$ref` override those that it refers to. */
export function resolved(schema: JsonSchema, { root, schemas }: Ground): JsonSchema {
  const { $ref, ...own } = schema;
  if (typeof $ref !== 'string') return schema;
  const shape = sharedShape(schema);
  const from = shape === undefined ? root : (schemas.common ?? {});
  const name = shape ?? $ref.replace(/^#\/\$defs\//, '');
  const found = isSchema(from.$defs) ? from.$defs[name] : undefined;
  return isSchema(found) ? { ...resolved(found, { root: from, schemas }), ...own } : own;
}
