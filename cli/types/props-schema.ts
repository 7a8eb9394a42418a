import type { Kinds } from '../../renderer/model/kinds.ts';
import type { JsonSchema, SchemaSet } from '../../renderer/model/site.ts';
import { isFields } from '../../renderer/schema/fields.ts';
import { meaningOf } from '../../renderer/schema/meanings/meanings.ts';
import { resolveSchema } from '../../renderer/schema/resolve-schema.ts';

/** What decides what templates receive: all schemas, and the kinds that they describe. */
export type Templates = { schemas: SchemaSet; kinds: Kinds };

/**
 * A schema as the type generator wants it, for what a template receives: wherever `means` says that planning
 * makes something of the value, the planned type stands. Shared definitions are written out.
 */
export function propsSchema(
  owner: string,
  schema: JsonSchema,
  { schemas, kinds }: Templates,
  above: readonly string[] = [],
): JsonSchema {
  const reference = typeof schema.$ref === 'string' ? [`${owner} ${schema.$ref}`] : [];
  if (reference.some((one) => above.includes(one)))
    throw new Error(`schemas/${owner}.schema.json: a definition contains itself`);
  const { schema: merged, home } = resolveSchema(schema, owner, schemas);
  const description = merged.description;
  const planned = meaningOf(merged)?.type?.(merged, kinds);
  if (planned) return { description, tsType: planned };

  const within = [...above, ...reference];
  const properties = isFields(merged.properties) ? merged.properties : undefined;
  const visit = (value: unknown): unknown =>
    isFields(value) ? propsSchema(home, value, { schemas, kinds }, within) : value;
  return {
    ...pick(merged, ['type', 'description', 'enum', 'const', 'required']),
    additionalProperties: visit(merged.additionalProperties ?? false),
    ...(merged.items === undefined ? {} : { items: visit(merged.items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, visit(value)])),
    }),
  };
}

function pick(schema: JsonSchema, keywords: readonly string[]): JsonSchema {
  return Object.fromEntries(
    keywords.filter((keyword) => keyword in schema).map((keyword) => [keyword, schema[keyword]]),
  );
}
