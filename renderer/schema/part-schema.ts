import { fieldsOf } from '../../diagnostics/fields.ts';
import type { SchemaSet } from '../model/site.ts';
import { type ResolvedSchema, resolveSchema } from './resolve-schema.ts';
import { schemaNamed } from './schema-named.ts';
import { sectionKind } from './split-section.ts';
import { fieldSchema } from './walk-values.ts';

/** The schema of a file of a kind, or of site.yaml. */
export function wholeSchema(name: string, schemas: SchemaSet): ResolvedSchema {
  return resolveSchema(schemaNamed(schemas, name) ?? {}, name, schemas);
}

/**
 * The schema of a field of a group. `value`: the group, which states its kind if it is a section. `{}` if nothing
 * describes the field.
 */
export function partSchema(
  group: ResolvedSchema,
  value: unknown,
  key: string,
  schemas: SchemaSet,
): ResolvedSchema {
  const common = fieldsOf(group.schema.properties);
  if (group.schema.means !== 'section' || Object.hasOwn(common, key))
    return resolveSchema(fieldSchema(group.schema, key), group.home, schemas);
  const home = `sections/${sectionKind(value) ?? ''}`;
  return resolveSchema(fieldSchema(schemaNamed(schemas, home) ?? {}, key), home, schemas);
}

/** The schema of a list's items. */
export function itemSchema(list: ResolvedSchema, schemas: SchemaSet): ResolvedSchema {
  return resolveSchema(fieldsOf(list.schema.items), list.home, schemas);
}

/**
 * The fields that identify the items of a list; the first that an item has is used. Empty: the list can only be
 * replaced as a whole.
 */
export function listKeys(list: ResolvedSchema, schemas: SchemaSet): readonly string[] {
  const { key } = list.schema;
  if (Array.isArray(key)) return key.filter((name) => typeof name === 'string');
  if (typeof key === 'string') return [key];
  const { properties } = itemSchema(list, schemas).schema;
  return Object.hasOwn(fieldsOf(properties), 'id') ? ['id'] : [];
}
