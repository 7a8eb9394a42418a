import { fieldsOf, isFields, listOf } from '../../diagnostics/fields.ts';
import type { JsonSchema } from '../model/site.ts';
import { meaningOf } from './meanings/meanings.ts';

/** A schema in which each field has an example, so that a new file can begin with all of them. */
export function withExamples(schema: JsonSchema): JsonSchema {
  const properties = Object.entries(fieldsOf(schema.properties)).map(([name, field]) => [
    name,
    isFields(field) ? { ...field, examples: [exampleOf(field)] } : field,
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** The field's own example, or else that of its meaning, or else the first value that its shape allows. */
function exampleOf(schema: JsonSchema): unknown {
  const [own] = listOf(schema.examples);
  const [choice] = listOf(schema.enum);
  return own ?? meaningOf(schema)?.example ?? schema.const ?? choice ?? shapes.get([schema.type].flat()[0]);
}

const shapes: ReadonlyMap<unknown, unknown> = new Map<string, unknown>([
  ['string', 'Text'],
  ['number', 1],
  ['integer', 1],
  ['boolean', true],
  ['array', []],
  ['object', {}],
]);
