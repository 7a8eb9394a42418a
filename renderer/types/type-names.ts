import { pascalCase } from '../schema/pascal-case.ts';

export function sourceTypeName(schema: string): string {
  return `${pascalCase(schema)}Source`;
}

/**
 * The type of what a section, an MDX component or an island receives, or of a planned file; undefined if that is the
 * source itself.
 */
export function propsTypeName(schema: string): string | undefined {
  if (schema.startsWith('sections/') || schema.startsWith('components/')) return `${pascalCase(schema)}Props`;
  if (schema.startsWith('islands/')) return `${pascalCase(schema)}IslandProps`;
  return writtenAsShown.has(schema) ? undefined : `${pascalCase(schema)}Props`;
}

/** Pages are planned section by section; facts and wording are texts, and texts stay texts. */
const writtenAsShown: ReadonlySet<string> = new Set(['common', 'page', 'facts', 'wording']);
