import type { PlannedGuide } from '../../model/file.ts';

/** Markdown in the order that https://llmstxt.org/ specifies. */
export function printGuide({ title, summary, details, groups }: PlannedGuide): string {
  const parts = [
    `# ${oneLine(title)}`,
    `> ${oneLine(summary)}`,
    ...details.map(oneLine),
    ...groups.map((group) => {
      const pages = group.pages.map(
        (page) => `- [${escapeLabel(page.title)}](${page.address}): ${oneLine(page.description)}`,
      );
      return `## ${oneLine(group.title)}\n\n${pages.join('\n')}`;
    }),
  ];
  return `${parts.join('\n\n')}\n`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function escapeLabel(text: string): string {
  return oneLine(text).replace(/[[\]\\]/g, '\\$&');
}
