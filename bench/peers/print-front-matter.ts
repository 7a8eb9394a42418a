import type { Article } from '../generate/write-article.ts';

/** The head of an article in YAML, between lines of three hyphens. `date` sorts, `day` is shown: it stays a text. */
export function printFrontMatter({ title, excerpt, date }: Article): string {
  const lines = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(excerpt)}`,
    `date: ${date}`,
    `day: "${date}"`,
  ];
  return `---\n${lines.join('\n')}\n---\n\n`;
}
