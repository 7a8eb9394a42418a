import type { Explanation, ExplanationPart } from '../explain/explanation.ts';
import { forMarkdown } from './print-field.ts';

/** All codes by subject, each with its `site explain` text. */
export function printMessages(explanations: readonly Explanation[]): string[] {
  const subjects = [...new Set(explanations.map(({ subject }) => subject))];
  return [
    '# Messages',
    'Each message ends with its code in square brackets. Errors stop a build; a warning that is meant can be accepted in site.yaml, with a reason.',
    ...subjects.flatMap((subject) => [
      `## ${subject}`,
      ...explanations.filter((one) => one.subject === subject).flatMap(printMessage),
    ]),
  ];
}

function printMessage({ code, severity, parts }: Explanation): string[] {
  return [`### ${code}`, severity === 'error' ? 'An error.' : 'A warning.', ...parts.map(printPart)];
}

function printPart(part: ExplanationPart): string {
  if (part.kind === 'text') return forMarkdown(part.text);
  const where = part.file === undefined ? '' : `, for example in ${part.file}`;
  const ticks = part.text.includes('```') ? '````' : '```';
  return `${part.verdict === 'wrong' ? 'Wrong' : 'Right'}${where}:\n\n${ticks}${part.language}\n${part.text.trimEnd()}\n${ticks}`;
}
