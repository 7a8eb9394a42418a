import type { Fields } from '../../../../diagnostics/fields.ts';
import { printYaml } from '../../../read/yaml/parse-yaml.ts';

export function importedArticle(fields: Fields, markdown: string): string {
  return `---\n${printYaml(fields)}---\n\n${markdown}`;
}

type PageParts = { title: string; summary: string; markdown: string };

/** A page with a title and a text. */
export function importedPage({ title, summary, markdown }: PageParts): string {
  const sections = [
    { section: 'page-hero', title },
    { section: 'prose', body: markdown },
  ];
  return printYaml({ title, description: summary, sections });
}
