import { ownProperty } from '../../diagnostics/own-property.ts';
import type { JsonSchema } from '../../renderer/site.ts';
import { foldWords } from './fold-words.ts';
import { propertiesOf } from './properties-of.ts';
import { writeYaml } from './write-yaml.ts';

/** Values that replace the schema's examples, by field: the title made from the id, a category in use. */
export type OwnValues = Readonly<Record<string, unknown>>;

/**
 * The fields of a file with everything explained: required ones and known values filled in, the others commented out
 * with `#`.
 */
export function writeFields(schema: JsonSchema, own: OwnValues): string {
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const blocks = propertiesOf(schema).map(([name, field]) => {
    const lines = writeYaml(name, ownProperty(own, name) ?? firstExample(field));
    return required.has(name) || Object.hasOwn(own, name)
      ? [...comment(String(field.description ?? '')), ...lines]
      : [...comment(`Optional. ${field.description ?? ''}`), ...lines.map(commentedOut)];
  });
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

export function firstExample(schema: JsonSchema): unknown {
  return Array.isArray(schema.examples) ? schema.examples[0] : undefined;
}

/** Without a space after the `#`, to distinguish a field from its explanation. */
export function commentedOut(line: string): string {
  return `#${line}`;
}

/** Lines of at most 100 characters, each starting with `# `. */
export function comment(text: string): string[] {
  return foldWords(text.replace(/\s+/g, ' ')).map((line) => `# ${line}`);
}
