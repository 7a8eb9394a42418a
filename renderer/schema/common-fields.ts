import { isFields, listOf } from '../../diagnostics/fields.ts';
import type { JsonSchema } from '../model/site.ts';

/**
 * The fields that every kind in a folder has unless its schema says no: the core reads them (`draft`, `from`, `until`,
 * `aliases`), or the order and the check of a release do.
 */
export const commonFields: readonly string[] = ['order', 'from', 'until', 'draft', 'aliases', 'sample'];

/**
 * The schema of a kind with those that it lacks. A field of its own with such a name stays as it is, and `without` in
 * its head refuses some.
 */
export function withCommonFields(schema: JsonSchema, common: JsonSchema): JsonSchema {
  const { kind, properties = {} } = schema;
  if (!isFields(kind) || typeof kind.folder !== 'string' || !isFields(properties)) return schema;
  const refused = listOf(kind.without);
  const shared = isFields(common.$defs) ? common.$defs : {};
  const added = commonFields
    .filter((field) => !Object.hasOwn(properties, field) && !refused.includes(field))
    .filter((field) => Object.hasOwn(shared, field))
    .map((field) => [field, shared[field]]);
  return added.length === 0
    ? schema
    : { ...schema, properties: { ...properties, ...Object.fromEntries(added) } };
}
