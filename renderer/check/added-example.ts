import { ownValue } from '../../diagnostics/own-value.ts';
import { writeScalar } from '../schema/example-of.ts';
import { type Fields, fieldsOf, isFields, listOf } from '../schema/fields.ts';

/** A line that an editor could add for a missing value, from its schema: `chat: { pattern: "https://…" }`. */
export function addedExample(name: string, schema: unknown): string | undefined {
  const [first = '', ...rest] = name.split('.');
  const part = rest.reduce(partOf, partOf(schema, first));
  const example = write(exampleOf(part));
  if (example === undefined) return undefined;
  return [first, ...rest].reduceRight(
    (inner, key, index) => `${key}: ${index === rest.length ? inner : `{ ${inner} }`}`,
    example,
  );
}

function partOf(schema: unknown, key: string): Fields {
  return fieldsOf(ownValue(fieldsOf(fieldsOf(schema).properties), key));
}

/** The schema's own example, or one built from those of its fields. */
function exampleOf(schema: Fields): unknown {
  const [example] = listOf(schema.examples);
  if (example !== undefined) return example;
  const required = listOf(schema.required).map(String);
  if (required.length === 0) return undefined;
  return Object.fromEntries(required.map((key) => [key, exampleOf(partOf(schema, key))]));
}

/** On one line; undefined if a part has no example. */
function write(value: unknown): string | undefined {
  if (typeof value === 'string') return writeScalar(value);
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
  if (isFields(value))
    return `{ ${Object.entries(value)
      .map(([key, item]) => `${key}: ${write(item)}`)
      .join(', ')} }`;
  return value === undefined || value === null ? undefined : String(value);
}
