import { isFields } from '../../diagnostics/fields.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import { bundleSchema } from './bundle-schema.ts';

/**
 * The schemas for code editors, one per kind of file, by name. They are written in draft 7, which every YAML extension
 * understands; the page's also includes each section's fields. `inUse`: the names of those that are offered.
 */
export function editorSchemas(schemas: SchemaSet, inUse: ReadonlySet<string>): Map<string, JsonSchema> {
  const files = Object.entries(schemas).filter(
    ([name]) => !name.includes('/') && name !== 'common' && inUse.has(name),
  );
  return new Map(files.map(([name, schema]) => [name, editorSchema(name, schema, { schemas, inUse })]));
}

type OfferedSchemas = { schemas: SchemaSet; inUse: ReadonlySet<string> };

function editorSchema(name: string, schema: JsonSchema, offered: OfferedSchemas): JsonSchema {
  const { schemas } = offered;
  const definitions = new Map<string, JsonSchema>();
  const bundled = bundleSchema(name, schema, schemas, definitions);
  const complete = name === 'page' ? withSections(bundled, offered, definitions) : bundled;
  const sorted = [...definitions].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Generated from the schemas by `site types`.',
    ...complete,
    ...(sorted.length > 0 && { definitions: Object.fromEntries(sorted) }),
  };
}

type SectionKind = { kind: string; name: string; schema: JsonSchema };

/** The item of `sections` in page.schema.json contains what all sections share; here each kind adds its own fields. */
function withSections(
  page: JsonSchema,
  { schemas, inUse }: OfferedSchemas,
  definitions: Map<string, JsonSchema>,
): JsonSchema {
  const item = sectionItem(page, definitions);
  const shared = isFields(item.properties) ? item.properties : {};
  const kinds = sectionKinds(schemas).filter(({ name }) => inUse.has(name));
  const allOf = kinds.map(({ kind, name, schema }) => ({
    if: { properties: { section: { const: kind } }, required: ['section'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; nobody awaits it.
    then: sectionFields(bundleSchema(name, schema, schemas, definitions), shared),
  }));
  const { title, description } = item;
  const properties = { section: sectionName(shared, kinds) };
  return replaceItems(page, { title, description, type: 'object', required: ['section'], properties, allOf });
}

function sectionKinds(schemas: SchemaSet): SectionKind[] {
  return Object.entries(schemas).flatMap(([name, schema]) =>
    name.startsWith('sections/') ? [{ kind: name.slice('sections/'.length), name, schema }] : [],
  );
}

/** The names to choose from, each with its purpose. */
function sectionName(shared: JsonSchema, kinds: readonly SectionKind[]): JsonSchema {
  const { title, description } = isFields(shared.section) ? shared.section : {};
  return {
    title,
    description,
    enum: kinds.map(({ kind }) => kind),
    enumDescriptions: kinds.map(({ schema }) => schema.description ?? schema.title ?? ''),
  };
}

function sectionItem(page: JsonSchema, definitions: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const sections =
    isFields(page.properties) && isFields(page.properties.sections) ? page.properties.sections : {};
  const items = isFields(sections.items) ? sections.items : {};
  const name = typeof items.$ref === 'string' ? items.$ref.replace('#/definitions/', '') : '';
  return { ...definitions.get(name), ...items };
}

function sectionFields(schema: JsonSchema, shared: JsonSchema): JsonSchema {
  const own = isFields(schema.properties) ? schema.properties : {};
  const { title, description, required } = schema;
  return {
    title,
    description,
    properties: { ...shared, section: {}, ...own },
    required,
    additionalProperties: false,
  };
}

function replaceItems(page: JsonSchema, items: JsonSchema): JsonSchema {
  const properties = isFields(page.properties) ? page.properties : {};
  const sections = isFields(properties.sections) ? properties.sections : {};
  return { ...page, properties: { ...properties, sections: { ...sections, items } } };
}
