import type { JsonSchema } from '../../renderer/site.ts';
import { isSchema } from '../scaffold/properties-of.ts';

/**
 * What a branch has to say itself of what its base says: the fields that their schema marks with `travels: false`, in
 * the shape that they have in the base, since texts name them so, and with nothing in them. Undefined where there is
 * nothing of the kind.
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

/** Only what things are called by stays: by `id` and `network` they are told apart, and a label is nobody’s secret. */
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
