import fc from 'fast-check';
import { fieldsOf, isFields, listOf } from '../../diagnostics/fields.ts';
import type { JsonSchema, SchemaSet } from '../../renderer/model/site.ts';
import { resolveSchema } from '../../renderer/schema/resolve-schema.ts';

/** Invalid in most places, and borderline valid in some. */
const strange = fc.constantFrom<unknown>(
  ...[null, true, 0, -1, 1.5, 7, 1e9, Number.NaN, Number.POSITIVE_INFINITY],
  ...['', 'x', '2026-02-30', '2026-01-05', 'a@example.org', 'https://example.org/a b', 'é', '🩺', '\ud800'],
  ...[[], [null], {}, { constructor: 1 }],
);

/** Values close to a schema: most parts are valid, some are not. */
export function valuesOf(
  schema: JsonSchema,
  home: string,
  schemas: SchemaSet,
  depth = 0,
): fc.Arbitrary<unknown> {
  const resolved = resolveSchema(schema, home, schemas);
  const inner = (part: unknown) => valuesOf(fieldsOf(part), resolved.home, schemas, depth + 1);
  const sound = soundValues(resolved.schema, depth > 6 ? () => strange : inner);
  return fc.oneof({ arbitrary: sound, weight: 60 }, { arbitrary: strange, weight: 1 });
}

function soundValues(
  schema: JsonSchema,
  inner: (part: unknown) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const choices = 'const' in schema ? [schema.const] : listOf(schema.enum);
  if (choices.length > 0) return fc.constantFrom(...choices);
  const type = [schema.type].flat()[0];
  if (type === 'object') return objects(schema, inner);
  if (type === 'array') {
    const least = Number(schema.minItems ?? 0);
    return fc.array(inner(schema.items), { minLength: least, maxLength: least + 2 });
  }
  const examples = listOf(schema.examples);
  return examples.length > 0 ? fc.constantFrom(...examples) : strange;
}

function objects(schema: JsonSchema, inner: (part: unknown) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const properties = Object.entries(fieldsOf(schema.properties)).map(
    ([key, part]): [string, fc.Arbitrary<unknown>] => [key, inner(part)],
  );
  const required = listOf(schema.required).map(String);
  const known: fc.Arbitrary<object> = fc.record(Object.fromEntries(properties), { requiredKeys: required });
  const others = isFields(schema.additionalProperties) ? inner(schema.additionalProperties) : strange;
  const open = fc.tuple(known, others).map(([fields, other]): object => ({ ...fields, other }));
  const lacking = known.map((fields): object => Object.fromEntries(Object.entries(fields).slice(1)));
  return fc.oneof(
    { arbitrary: known, weight: 60 },
    { arbitrary: open, weight: isFields(schema.additionalProperties) ? 30 : 1 },
    { arbitrary: lacking, weight: 1 },
  );
}
