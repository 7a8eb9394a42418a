import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readYamlLine } from '../../renderer/read/yaml/yaml-line.ts';

/** Words reported as wrong may go: quotes from a value, an unknown name, words in place of a number. */
export function sacrificedWords({ code, message, place, hint = '' }: Diagnostic, line: string): string {
  const quoted = [...message.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);
  const value = readYamlLine(line, 0).value.replace(/^["']|["']$/g, '');
  const isWrong = oneWord.has(code) || hint.startsWith('Did you mean') || isOfForm(code, hint, value);
  const before = /[^\s,[{(]*$/.exec(line.slice(0, place.column - 1))?.[0] ?? '';
  const here = before + (/^[^\s,\]})]+/.exec(line.slice(place.column - 1))?.[0] ?? '');
  return [
    ...quoted.filter((words) => isWrong || words !== value),
    ...(isWrong ? [here] : []),
    ...(code === 'raw-html' ? (line.match(/<\/?[\w-]+|[\w-]+=|_blank/g) ?? []) : []),
    'true false yes no on off',
  ].join(' ');
}

/** A time of day, a colour, a currency's code, or the only email address of the value says all that was meant. */
function isOfForm(code: string, hint: string, value: string): boolean {
  const isAddress = /^Write "[^\s"]+@[^\s"]+"$/.test(hint) && value.split(/@|\bat\b/).length < 3;
  return code === 'wrong-form' && (isAddress || /^Write (?:"\d\d:\d\d"|"#[\da-f]{6}"|[A-Z]{3})$/.test(hint));
}

/** Codes whose value must be a single word or a number. */
const oneWord: ReadonlySet<string> = new Set([
  'not-a-number',
  'not-true-or-false',
  'misspelt-mail-domain',
  'wrong-link',
  'no-phone',
  'not-a-date',
  'other-season',
  'wrong-encoding',
  'year-written-out',
  'address-with-tracking',
  'link-detour',
  'saving-otherwise',
]);
