import type { JsonSchema } from '../../renderer/site.ts';
import { isSchema } from '../scaffold/properties-of.ts';
import { firstExample } from '../scaffold/write-fields.ts';

/**
 * What a branch has to say itself of what its base says: the fields that their schema marks with `travels: false`, with
 * the schema’s examples as their values. Undefined where there is nothing of the kind.
 */
export function fieldsToState(schema: JsonSchema, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (schema.travels === false) return exampleOf(schema, value);
  if (!isSchema(value)) return undefined;
  const parts = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    const stated = fieldsToState(fieldSchema(schema, key), part);
    return stated === undefined ? [] : [[key, stated]];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

/**
 * A list is written whole: what is added by key would stand beside what the base has. What a group of the base has
 * besides would stay.
 */
function exampleOf(schema: JsonSchema, value: unknown): unknown {
  const example = firstExample(schema);
  if (Array.isArray(example)) return { replace: example };
  if (!isSchema(example) || !isSchema(value)) return example;
  const others = Object.keys(value).filter((key) => !(key in example));
  return { ...example, ...Object.fromEntries(others.map((key) => [key, null])) };
}

function fieldSchema({ properties, additionalProperties }: JsonSchema, key: string): JsonSchema {
  const own = isSchema(properties) && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
  return isSchema(own) ? own : {};
}
