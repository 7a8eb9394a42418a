import { fieldsOf, isFields } from '../../../diagnostics/fields.ts';
import { decodeText } from '../../read/folder/decode-text.ts';
import type { Failure } from './data-program.ts';

/** The answer in the one form in which it is stored, or what is wrong with it as a whole. */
export function printedAnswer(printed: Buffer): { text: string } | Failure {
  const decoded = decodeText(printed);
  if (decoded.kind === 'not-utf8') return { failure: { why: 'not-utf8' } };
  const text = decoded.text.trim();
  if (text === '') return { failure: { why: 'silent' } };
  if (text.startsWith('<')) return { failure: { why: 'html' } };
  const answer = parse(text);
  if (answer === undefined) return { failure: { why: 'not-json', begins: begin(text) } };
  if (!areEntries(answer.value)) return { failure: { why: 'not-entries' } };
  return { text: `${JSON.stringify(answer.value, null, 2)}\n` };
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function begin(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

/** Each entry by itself is checked when the answer is read. */
function areEntries(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isFields);
  const [only, ...others] = Object.values(fieldsOf(value));
  if (Array.isArray(only) && others.length === 0) return areEntries(only);
  return isFields(value) && Object.values(value).every(isFields);
}
