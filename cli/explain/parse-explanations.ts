import type { Explanation, Part } from './explanation.ts';

/**
 * A file of explanations: `# Subject`, then `## code` or `## code (warning)` for each, with paragraphs and examples
 * below it. The fence of an example says its notation, `wrong` or `right`, and perhaps a file: ```yaml wrong site.yaml
 */
export function parseExplanations(markdown: string): Explanation[] {
  const [head = '', ...sections] = markdown.split(heading);
  const subject = /^# (.+)$/m.exec(head)?.[1] ?? '';
  return sections.map((section) => parseSection(section, subject));
}

/** A heading within an example begins with a capital letter. */
const heading = /^## (?=[a-z][a-z0-9-]*(?: \(warning\))?$)/m;

function parseSection(section: string, subject: string): Explanation {
  const [head = '', ...lines] = section.split('\n');
  const [code = '', mark] = head.trim().split(' ');
  const severity = mark === '(warning)' ? 'warning' : 'error';
  return { code, severity, subject, parts: parseParts(lines.join('\n')) };
}

const fence = /^```\w+ (wrong|right)(?: (\S+))?\n(.*?)^```$/gms;

function parseParts(body: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of body.matchAll(fence)) {
    const [whole, verdict, file, text = ''] = found;
    parts.push(...paragraphs(body.slice(end, found.index)));
    parts.push({
      kind: 'example',
      verdict: verdict === 'wrong' ? 'wrong' : 'right',
      ...(file !== undefined && { file }),
      text,
    });
    end = found.index + whole.length;
  }
  return [...parts, ...paragraphs(body.slice(end))];
}

function paragraphs(text: string): Part[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph): Part => ({ kind: 'text', text: paragraph }));
}
