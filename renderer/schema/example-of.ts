import { fieldsOf, listOf } from '../../diagnostics/fields.ts';

/**
 * The first example of a schema as an editor would write it; undefined if it takes more than a line. Hints use a page
 * and the time zone of the site.
 */
export function exampleOf(schema: unknown): string | undefined {
  const { format, means } = fieldsOf(schema);
  if (format === 'time-zone') return '{example.timeZone}';
  const [example] = listOf(fieldsOf(schema).examples);
  if (means === 'link' && String(example).startsWith('/')) return '{example.page}';
  if (typeof example === 'string') return writeScalar(example);
  if (typeof example === 'number' || typeof example === 'boolean') return String(example);
  return undefined;
}

/** A text in YAML notation: quoted if it would otherwise be read as something else. */
export function writeScalar(text: string): string {
  const plain =
    /^[A-Za-z/][^:#{}[\],&*!|>'"%@`]*[^:#{}[\],&*!|>'"%@`\s]$/.test(text) &&
    !/^(true|false|null|yes|no|on|off)$/i.test(text);
  return plain ? text : JSON.stringify(text);
}
