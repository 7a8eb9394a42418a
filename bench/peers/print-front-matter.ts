import type { Article } from '../generate/write-article.ts';

/** The front matter of an article, in YAML. `date` is for sorting, `day` for display: it stays a text. */
export function printFrontMatter({ title, excerpt, date }: Article): string {
  const lines = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(excerpt)}`,
    `date: ${date}`,
    `day: "${date}"`,
  ];
  return `---\n${lines.join('\n')}\n---\n\n`;
}
