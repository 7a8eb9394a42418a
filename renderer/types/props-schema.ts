import { isFields } from '../../diagnostics/fields.ts';
import type { Kinds } from '../model/kinds.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import { withoutPlanned } from '../schema/entry-types.ts';
import { meaningOf } from '../schema/meanings/meanings.ts';
import { pascalCase } from '../schema/pascal-case.ts';
import { followReference, resolveSchema } from '../schema/resolve-schema.ts';
import { visitSchema } from '../schema/visit-schema.ts';

/**
 * Everything that determines what templates receive: all schemas, and the kinds that they describe. `definitions`
 * receives the shapes that need a name.
 */
export type TemplateSchemas = {
  schemas: SchemaSet;
  kinds: Kinds;
  definitions: Map<string, JsonSchema>;
  /** Whether these are the fields of an entry, or the props of a section, a component or an island. */
  of: 'entry' | 'template';
};

/**
 * A schema for the type generator, for what a template receives: wherever `means` says that planning transforms the
 * value, it has the planned type. Shared definitions are inlined; only recursive ones need a name.
 */
export function propsSchema(owner: string, schema: JsonSchema, templates: TemplateSchemas): JsonSchema {
  const { schema: merged, home } = resolveSchema(schema, owner, templates.schemas);
  const { description } = merged;
  const planned = meaningOf(merged)?.type?.(merged, templates.kinds);
  if (planned) {
    const isOfEntry = templates.of === 'entry';
    return { description, tsType: isOfEntry ? withoutPlanned(planned, templates.kinds) : planned };
  }
  const name = typeof schema.$ref === 'string' && nameOfTree(schema.$ref, owner, templates.schemas);
  return name ? namedShape(name, merged, home, templates) : shapeOf(merged, home, templates);
}

function namedShape(name: string, merged: JsonSchema, home: string, templates: TemplateSchemas): JsonSchema {
  const { definitions } = templates;
  if (!definitions.has(name)) {
    // Registered before the visit: it contains itself.
    definitions.set(name, {});
    definitions.set(name, shapeOf(merged, home, templates));
  }
  return { $ref: `#/definitions/${name}` };
}

function shapeOf(merged: JsonSchema, home: string, templates: TemplateSchemas): JsonSchema {
  const properties = isFields(merged.properties) ? merged.properties : undefined;
  const visit = (value: unknown): unknown => (isFields(value) ? propsSchema(home, value, templates) : value);
  return {
    ...pick(merged, ['type', 'description', 'enum', 'const', 'required']),
    additionalProperties: visit(merged.additionalProperties ?? false),
    ...(merged.items === undefined ? {} : { items: visit(merged.items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, visit(value)])),
    }),
  };
}

/** The name of the type for a recursive definition; undefined for any other. */
function nameOfTree(reference: string, owner: string, schemas: SchemaSet): string | undefined {
  const { home, key, schema } = followReference(reference, owner, schemas);
  const passed = new Set<string>();
  const reaches = (within: JsonSchema, from: string): boolean =>
    visitSchema(within).some(({ schema: part }) => {
      if (typeof part.$ref !== 'string') return false;
      const target = followReference(part.$ref, from, schemas);
      const id = `${target.home}#${target.key}`;
      if (id === `${home}#${key}`) return true;
      if (passed.has(id)) return false;
      passed.add(id);
      return reaches(target.schema, target.home);
    });
  return reaches(schema, home) ? `${pascalCase(home)}${pascalCase(key)}Props` : undefined;
}

function pick(schema: JsonSchema, keywords: readonly string[]): JsonSchema {
  return Object.fromEntries(
    keywords.filter((keyword) => keyword in schema).map((keyword) => [keyword, schema[keyword]]),
  );
}
