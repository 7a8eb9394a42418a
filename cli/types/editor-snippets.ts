import { fieldsOf } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { JsonSchema, Kind, ReadSite } from '../../renderer/site.ts';
import { propertiesOf } from '../scaffold/properties-of.ts';
import { settingBehind } from '../scaffold/setting-behind.ts';
import { firstExample, type OwnValues } from '../scaffold/write-fields.ts';
import { writeYaml } from '../scaffold/write-yaml.ts';

/** A snippet of VS Code. Source: https://code.visualstudio.com/docs/editing/userdefinedsnippets. */
export type Snippet = { scope: string; prefix: string; description: string; body: string[] };

/**
 * One snippet for each section and kind of entry that is in use: its required fields, with the examples of its schema to overwrite.
 */
export function editorSnippets(
  { schemas = {}, kinds = [], beginning, sources }: ReadSite,
  inUse: ReadonlySet<string>,
): Record<string, Snippet> {
  if (!beginning) return {};
  const settings = fieldsOf(sources?.site.value);
  const sections = Object.keys(schemas).flatMap((name) =>
    name.startsWith('sections/') && inUse.has(name)
      ? [sectionSnippet(name.slice('sections/'.length), beginning(name))]
      : [],
  );
  const entries = kinds
    .filter(({ holds, word }) => holds === 'folder' && inUse.has(word))
    .map((kind) => entrySnippet(kind, beginning(kind.word), settings));
  return Object.fromEntries([...sections, ...entries]);
}

function sectionSnippet(kind: string, schema: JsonSchema): [string, Snippet] {
  const [first = '', ...rest] = [`section: ${kind}`, ...linesOf(schema)];
  const lines = [`- ${first}`, ...rest.map((line) => `  ${line}`), '$0'];
  return [`Section: ${kind}`, { ...about(`section-${kind}`, schema), scope: 'yaml', body: lines }];
}

function entrySnippet(
  { word, format, new: own }: Kind,
  schema: JsonSchema,
  settings: OwnValues,
): [string, Snippet] {
  const begun = Object.entries(own).map(([name, value]) => [name, settingBehind(value, settings)]);
  const fields = linesOf(schema, Object.fromEntries(begun));
  const body = format === 'mdx' ? ['---', ...fields, '---', '', '$0'] : [...fields, '$0'];
  const scope = format === 'mdx' ? 'mdx,markdown' : 'yaml';
  return [`Entry: ${word}`, { ...about(`new-${word}`, schema), scope, body }];
}

function about(prefix: string, { title, description }: JsonSchema): Pick<Snippet, 'prefix' | 'description'> {
  return { prefix, description: String(description ?? title ?? '') };
}

/** Each required field with the value of a new file (`own`), or its example; plain values are tab stops. */
function linesOf(schema: JsonSchema, own: Kind['new'] = {}): string[] {
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  let stop = 0;
  return propertiesOf(schema)
    .filter(([name]) => required.has(name) && name !== 'section')
    .flatMap(([name, field]) => {
      const example = longEnough(field, field.means === 'date' ? undefined : ownProperty(own, name));
      const lines = writeYaml(name, example);
      const [only = ''] = lines;
      if (lines.length > 1 || typeof example === 'object') return lines.map(escaped);
      stop += 1;
      const value = only.indexOf(': ') + 2;
      return [`${only.slice(0, value)}\${${stop}:${escaped(only.slice(value))}}`];
    });
}

/** As many list items as required; an example may show only one. */
function longEnough(field: JsonSchema, own: unknown): unknown {
  const example = own ?? firstExample(field);
  const least = Number(field.minItems ?? 0);
  if (!Array.isArray(example) || example.length === 0 || example.length >= least) return example;
  return Array.from({ length: least }, (_, index) => example[index % example.length]);
}

/** `$`, `}` and the backslash are special within a snippet. */
function escaped(text: string): string {
  return text.replace(/[\\$}]/g, (sign) => `\\${sign}`);
}
