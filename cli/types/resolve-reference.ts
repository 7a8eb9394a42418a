import type { JsonSchema } from '../../renderer/model/site.ts';
import { isSchema } from './read-schemas.ts';

export type Schemas = ReadonlyMap<string, JsonSchema>;

/** Where a `$ref` leads: the definition, and the schema in which its own references are to be read. */
export type Definition = { owner: string; key: string; schema: JsonSchema };

/** `common.schema.json#/$defs/action`, `../common.schema.json#/$defs/action` and `#/$defs/item` are what the subset allows. */
export function resolveReference(reference: string, owner: string, schemas: Schemas): Definition {
  const match = /^(?:(?:\.\.\/)*([^#]+)\.schema\.json)?#\/\$defs\/(.+)$/.exec(reference);
  const file = match?.[1] ?? owner;
  const key = match?.[2] ?? '';
  const definitions = schemas.get(file)?.$defs;
  const schema = isSchema(definitions) ? definitions[key] : undefined;
  if (!isSchema(schema))
    throw new Error(`schemas/${owner}.schema.json refers to "${reference}", which does not exist`);
  return { owner: file, key, schema };
}
