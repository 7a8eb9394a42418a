import { foldWords } from '../scaffold/fold-words.ts';
import type { Paint } from '../terminal.ts';
import type { Explanation, ExplanationPart } from './explanation.ts';

/** The explanation of one code, for people. */
export function explanationText({ code, severity, subject, parts }: Explanation, paint: Paint): string {
  const head = `${paint('bold', code)}  ${paint(severity === 'error' ? 'red' : 'yellow', severity)}, ${subject}`;
  const blocks = parts.map((part) => partText(part, paint));
  return [head, ...blocks, ...(severity === 'warning' ? [acceptance(code, paint)] : [])].join('\n\n');
}

function partText(part: ExplanationPart, paint: Paint): string {
  if (part.kind === 'text') return foldWords(part.text).join('\n');
  const lines = part.text.trimEnd().split('\n');
  const label = part.verdict === 'wrong' ? paint('red', 'Wrong') : paint('green', 'Right');
  const where = part.file === undefined ? '' : paint('dim', `, for example in ${part.file}`);
  return [`${label}${where}`, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n');
}

/** The same for each warning, so it is not repeated in every explanation. */
function acceptance(code: string, paint: Paint): string {
  const lines = [
    'accept:',
    `  - code: ${code}`,
    '    file: the file that the warning names',
    '    reason: why it is meant',
  ];
  return [
    paint('bold', 'If it is meant, accept it in site.yaml'),
    ...lines.map((line) => `    ${line}`),
  ].join('\n');
}

/** All codes by subject, each with a one-line summary. */
export function explanationList(explanations: readonly Explanation[], paint: Paint): string {
  const width = Math.max(...explanations.map(({ code }) => code.length));
  const subjects = [...new Set(explanations.map(({ subject }) => subject))];
  return subjects
    .map((subject) => {
      const ones = explanations.filter((one) => one.subject === subject);
      const lines = ones.map((one) => `  ${one.code.padEnd(width)}  ${firstSentenceOf(one)}`);
      return [paint('bold', subject), ...lines].join('\n');
    })
    .join('\n\n');
}

/** The first sentence of an explanation. */
export function firstSentenceOf({ parts }: Explanation): string {
  const [first] = parts;
  return first?.kind === 'text' ? (/^.*?[.](?= |$)/.exec(first.text)?.[0] ?? first.text) : '';
}
