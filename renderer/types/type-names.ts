import { pascalCase } from '../schema/pascal-case.ts';

export function sourceTypeName(schema: string): string {
  return `${pascalCase(schema)}Source`;
}

/**
 * The type of what a section, an MDX component or an island receives, or of a planned file; undefined if that is the
 * source itself. `all`: the names of all schemas that get types; if several are called `play`, the kind is the one whose
 * type has the short name.
 */
export function propsTypeName(schema: string, all: readonly string[]): string | undefined {
  const name = pascalCase(schema);
  const [folder = '', word = ''] = schema.split('/');
  const isTaken = all.includes(word) && !writtenAsShown.has(word);
  if (folder === 'sections') return isTaken ? `${name}SectionProps` : `${name}Props`;
  if (folder === 'components')
    return isTaken || all.includes(`sections/${word}`) ? `${name}ComponentProps` : `${name}Props`;
  if (folder === 'islands') return `${name}IslandProps`;
  return writtenAsShown.has(schema) ? undefined : `${name}Props`;
}

/** Pages are planned section by section; facts and wording are texts, and texts stay texts. */
const writtenAsShown: ReadonlySet<string> = new Set(['common', 'page', 'facts', 'wording']);
