import { wordTable } from '../../diagnostics/word-table.ts';
import type { JsonSchema } from '../../renderer/site.ts';
import { isSchema } from '../scaffold/properties-of.ts';
import { writeYaml } from '../scaffold/write-yaml.ts';
import type { ReferenceField } from './list-fields.ts';

/** `up`: the relative path to the folder of the reference. `names`: how texts reference a field, if they can. */
export type PrintFieldOptions = { up: string; names?: (path: string) => string | undefined };

/** A field for people: its meaning, its values, an example. */
export function printField(field: ReferenceField, { up, names }: PrintFieldOptions): string {
  const { path, schema, required, shape } = field;
  const kind =
    shape === undefined
      ? kindOf(schema)
      : `[${shapeName(schema, shape)}](${up}shapes.md#${shape.toLowerCase()})`;
  const head = [
    `**${forMarkdown(String(schema.title ?? path))}**`,
    kind,
    required ? 'required' : 'optional',
  ].join(' · ');
  const named = names?.(path);
  const lines = [
    `### \`${path}\``,
    head,
    ...(typeof schema.description === 'string' ? [forMarkdown(schema.description)] : []),
    ...notes(schema, shape).map((note) => `- ${note}`),
    ...(named === undefined ? [] : [`- Texts name it as \`{${named}}\`.`]),
    ...example(path, schema),
  ];
  return joined(lines);
}

/** Items of one list are adjacent, everything else is separated. */
function joined(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const isNext = line.startsWith('- ') && /(?:^|\n)- [^\n]*$/.test(text);
    return text === '' ? line : `${text}${isNext ? '\n' : '\n\n'}${line}`;
  }, '');
}

function notes(schema: JsonSchema, shape: string | undefined): string[] {
  const list = isSchema(schema.items) ? schema.items : undefined;
  const choices = shape === undefined ? (valuesOf(schema) ?? (list && valuesOf(list))) : undefined;
  return [
    ...(choices ? [`One of: ${choices.map((one) => `\`${String(one)}\``).join(', ')}.`] : []),
    ...(typeof schema.inWords === 'string' && shape === undefined ? [`Write ${schema.inWords}.`] : []),
    ...range(schema),
    ...(schema.travels === false ? ['A branch says it itself, or confirms that of its base.'] : []),
    ...(schema.travels === 'ask' ? ['It may be true in one country only: `site new branch` lists it.'] : []),
  ];
}

function valuesOf({ enum: values }: JsonSchema): readonly unknown[] | undefined {
  return Array.isArray(values) ? values : undefined;
}

function range({ minimum, maximum, minItems, maxItems, maxLength }: JsonSchema): string[] {
  const between = (least: unknown, most: unknown, of: string) => {
    if (least !== undefined && most !== undefined) return [`From ${least} to ${most}${of}.`];
    if (least !== undefined) return [`At least ${least}${of}.`];
    return most === undefined ? [] : [`At most ${most}${of}.`];
  };
  const items = typeof minItems === 'number' && minItems > 1 ? minItems : undefined;
  return [
    ...between(minimum, maximum, ''),
    ...between(items, maxItems, ' of them'),
    ...between(undefined, maxLength, ' characters'),
  ];
}

function example(path: string, schema: JsonSchema): string[] {
  const [first] = Array.isArray(schema.examples) ? schema.examples : [];
  if (first === undefined) return [];
  const key = path.split('.').at(-1)?.replace(/\[\]/g, '') ?? path;
  return [['```yaml', ...writeYaml(key === '<name>' ? 'name' : key, first), '```'].join('\n')];
}

/** The type of a value, in an editor's words. */
function kindOf(schema: JsonSchema): string {
  const { means, type, items, collection } = schema;
  const of = typeof collection === 'string' ? ` from content/${collection}` : '';
  const known = wordTable({
    text: 'a paragraph of Markdown',
    body: 'Markdown, also of several paragraphs',
    link: 'an address',
    file: 'a file in content/media',
    media: 'a file in content/media',
    money: 'an amount of money',
    date: 'a date, such as 2026-10-03',
    reference: `the id of an entry${of}`,
    id: `the id of an entry${of}`,
    subject: `the id of an entry${of}`,
    entries: `a selection of entries${of}`,
    listing: 'a selection of entries',
  });
  const word = typeof means === 'string' ? known.get(means) : undefined;
  if (word !== undefined) return word;
  if (isSchema(items)) return listOf(items);
  const types = wordTable({
    string: 'text',
    number: 'a number',
    integer: 'a whole number',
    boolean: schema.const === true ? 'always true' : 'true or false',
    object: 'a group',
    array: 'a list',
  });
  const all = Array.isArray(type) ? type : [type];
  return all.flatMap((one) => types.get(String(one)) ?? []).join(', or ') || 'text';
}

function listOf(items: JsonSchema): string {
  const plural = wordTable({
    text: 'texts',
    'a number': 'numbers',
    'a whole number': 'whole numbers',
    'an address': 'addresses',
    'a paragraph of Markdown': 'paragraphs of Markdown',
  });
  const kind = items.$ref === undefined ? kindOf(items) : '';
  const ids = kind.startsWith('the id of an entry')
    ? kind.replace('the id of an entry', 'ids of entries')
    : undefined;
  const things = plural.get(kind) ?? ids;
  return things === undefined ? 'a list' : `a list of ${things}`;
}

function shapeName({ type }: JsonSchema, shape: string): string {
  return type === 'array' ? `a list of ${shape}` : shape;
}

/** Tags, names in braces, marks of footnotes and links of the example site are code, so that they are shown as written. */
const meaningful =
  /<[A-Za-z/][^<>]*>|content\/[a-z]+\/\{\w+\}(?:\.[a-z]+)?|\{[\w.…-]+\}|\[\^[^\]]*\]|\[[^[\]]*\]\(\/[^()\s]*\)/g;

export function forMarkdown(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(meaningful, '`$&`')))
    .join('');
}
