import type { Path } from '../../../diagnostics/place.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';

/** How a message calls a value: `“price”`, `item 2 of “features”`; nothing for the whole file. */
export function nameOf(path: Path): string | undefined {
  const last = path.at(-1);
  if (last === undefined) return undefined;
  if (typeof last === 'string') return `“${last}”`;
  const list = nameOf(path.slice(0, -1));
  return list === undefined ? `item ${last + 1}` : `item ${last + 1} of ${list}`;
}

/** The first example of a schema as an editor would write it; nothing where it takes more than a line. */
export function exampleOf(schema: unknown): string | undefined {
  const [example] = listOf(fieldsOf(schema).examples);
  if (typeof example === 'string') return writeScalar(example);
  if (typeof example === 'number' || typeof example === 'boolean') return String(example);
  return undefined;
}

/** A text as it stands in YAML: in quotes where it would be read as something else without. */
export function writeScalar(text: string): string {
  const plain =
    /^[A-Za-z/][^:#{}[\],&*!|>'"%@`]*[^:#{}[\],&*!|>'"%@`\s]$/.test(text) &&
    !/^(true|false|null|yes|no|on|off)$/i.test(text);
  return plain ? text : JSON.stringify(text);
}

/** A value as a message quotes it. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return `“${String(value)}”`;
}
