import type { JsonSchema } from '../../renderer/site.ts';
import { isSchema } from '../scaffold/properties-of.ts';

/**
 * The values of the base that a branch has to define itself: the fields that their schema marks with `travels: false`,
 * with the structure that they have in the base, since texts refer to it, but emptied. Undefined if there are none.
 */
export function fieldsToState(schema: JsonSchema, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (schema.travels === false) return emptied(value);
  if (!isSchema(value)) return undefined;
  const parts = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    const stated = fieldsToState(fieldSchema(schema, key), part);
    return stated === undefined ? [] : [[key, stated]];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

/** Keeps only names: `id` and `network` identify entries, and a label is nobody’s secret. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(emptied);
  if (!isSchema(value)) return null;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, names.includes(key) ? part : emptied(part)]),
  );
}

const names = ['id', 'network', 'label'];

function fieldSchema({ properties, additionalProperties }: JsonSchema, key: string): JsonSchema {
  const own = isSchema(properties) && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
  return isSchema(own) ? own : {};
}
