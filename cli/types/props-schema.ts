import type { JsonSchema } from '../../renderer/model/site.ts';
import { plannedType } from './planned-type.ts';
import { isSchema } from './read-schemas.ts';
import { resolveReference, type Schemas } from './resolve-reference.ts';

/**
 * A schema as the type generator wants it, for what a template receives: wherever `means` says that planning
 * makes something of the value, the planned type stands. Shared definitions are written out.
 */
export function propsSchema(
  owner: string,
  schema: JsonSchema,
  schemas: Schemas,
  above: readonly JsonSchema[] = [],
): JsonSchema {
  const { target, from } = follow(owner, schema, schemas);
  if (above.includes(target)) throw new Error(`schemas/${owner}.schema.json: a definition contains itself`);
  const merged = { ...target, ...schema };
  const description = merged.description;
  const planned = plannedType(merged);
  if (planned) return { description, tsType: planned };

  const within = [...above, target];
  const properties = isSchema(merged.properties) ? merged.properties : undefined;
  const visit = (value: unknown): unknown =>
    isSchema(value) ? propsSchema(from, value, schemas, within) : value;
  return {
    ...pick(merged, ['type', 'description', 'enum', 'const', 'required']),
    additionalProperties: visit(merged.additionalProperties ?? false),
    ...(merged.items === undefined ? {} : { items: visit(merged.items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, visit(value)])),
    }),
  };
}

function follow(owner: string, schema: JsonSchema, schemas: Schemas): { target: JsonSchema; from: string } {
  if (typeof schema.$ref !== 'string') return { target: schema, from: owner };
  const definition = resolveReference(schema.$ref, owner, schemas);
  const next = follow(definition.owner, definition.schema, schemas);
  return { target: { ...next.target, ...definition.schema }, from: next.from };
}

function pick(schema: JsonSchema, keywords: readonly string[]): JsonSchema {
  return Object.fromEntries(
    keywords.filter((keyword) => keyword in schema).map((keyword) => [keyword, schema[keyword]]),
  );
}
