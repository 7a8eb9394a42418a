import type { Explanation, ExplanationPart } from './explanation.ts';
import { messageSections } from './message-sections.ts';

/**
 * The info string of an example gives its language, `wrong` or `right`, and possibly a file: ```yaml wrong site.yaml
 */
export function parseExplanations(markdown: string): Explanation[] {
  return messageSections(markdown).map(({ code, severity, subject, explanation }) => ({
    ...{ code, severity, subject },
    parts: parseParts(explanation),
  }));
}

const fence = /^```(\w+) (wrong|right)(?: (\S+))?\n(.*?)^```$/gms;

function parseParts(body: string): ExplanationPart[] {
  const parts: ExplanationPart[] = [];
  let end = 0;
  for (const found of body.matchAll(fence)) {
    const [whole, language = '', verdict, file, text = ''] = found;
    parts.push(...paragraphs(body.slice(end, found.index)));
    parts.push({
      kind: 'example',
      language,
      verdict: verdict === 'wrong' ? 'wrong' : 'right',
      ...(file !== undefined && { file }),
      text,
    });
    end = found.index + whole.length;
  }
  return [...parts, ...paragraphs(body.slice(end))];
}

function paragraphs(text: string): ExplanationPart[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph): ExplanationPart => ({ kind: 'text', text: paragraph }));
}
