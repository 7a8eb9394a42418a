import type { JsonSchema } from '../../renderer/site.ts';

/** The fields of a schema, in the order in which they are written. */
export function propertiesOf({ properties }: JsonSchema): [field: string, schema: JsonSchema][] {
  return isSchema(properties)
    ? Object.entries(properties).map(([field, schema]) => [field, isSchema(schema) ? schema : {}])
    : [];
}

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
