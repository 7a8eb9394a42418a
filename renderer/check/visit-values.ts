import type { JsonSchema, SchemaSet } from '../model/site.ts';
import { type Document, fieldsOf, isFields, listOf, type Visit } from './content.ts';
import { sectionKind, splitSection } from './split-section.ts';

/** Each value of a document with the part of the schema that describes it, parents before children. */
export function visitValues(document: Document, schemas: SchemaSet): Visit[] {
  const visits: Visit[] = [];
  visit({ document, path: [], value: document.value, schema: document.schema }, document.schema, {
    schemas,
    visits,
  });
  return visits;
}

type Walk = { schemas: SchemaSet; visits: Visit[] };

function visit(at: Visit, root: JsonSchema, walk: Walk): void {
  const { schema, home } = follow(at.schema, root, walk.schemas);
  const here = { ...at, schema };
  walk.visits.push(here);
  if (schema.means === 'section') {
    visitSection(here, home, walk);
    return;
  }
  if (Array.isArray(at.value)) visitItems(here, home, walk);
  else if (isFields(at.value)) visitFields(here, at.value, home, walk);
}

function visitItems(at: Visit, root: JsonSchema, walk: Walk): void {
  for (const [index, value] of listOf(at.value).entries()) {
    visit({ ...at, path: [...at.path, index], value, schema: fieldsOf(at.schema.items) }, root, walk);
  }
}

function visitFields(
  at: Visit,
  value: Readonly<Record<string, unknown>>,
  root: JsonSchema,
  walk: Walk,
): void {
  const properties = fieldsOf(at.schema.properties);
  const others = fieldsOf(at.schema.additionalProperties);
  for (const [key, item] of Object.entries(value)) {
    const schema = Object.hasOwn(properties, key) ? properties[key] : others;
    visit({ ...at, path: [...at.path, key], value: item, schema: fieldsOf(schema) }, root, walk);
  }
}

/** A section has two schemas: the fields of every section (the page's schema) and those of its kind. */
function visitSection(at: Visit, root: JsonSchema, walk: Walk): void {
  const { common, own } = splitSection(at.value, at.schema);
  visitFields(at, common, root, walk);
  const kind = walk.schemas.get(`sections/${sectionKind(at.value) ?? ''}`);
  if (kind) visitFields({ ...at, schema: kind }, own, kind, walk);
}

/** Follows `$ref`; what stands beside it (`means`, `description`) wins. `home` is the file that further references start from. */
function follow(
  schema: JsonSchema,
  root: JsonSchema,
  schemas: SchemaSet,
): { schema: JsonSchema; home: JsonSchema } {
  const { $ref, ...own } = schema;
  if (typeof $ref !== 'string') return { schema, home: root };
  const home = $ref.startsWith('#') ? root : fieldsOf(schemas.get('common'));
  const definition = fieldsOf(fieldsOf(home.$defs)[$ref.split('/').at(-1) ?? '']);
  return { schema: { ...definition, ...own }, home };
}
