/** Texts with invisible marks at their ends, by which they are found again in what is printed of them. */
import { isFields } from '../../../../diagnostics/fields.ts';

/** Two planes of Unicode for private use, which no text and no typeface has. */
const [opening, closing] = [0xf0000, 0x100000];
const anyMark = /[\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/gu;
export const mostMarks = 0xfffd;

/**
 * A copy of a value in which what is at these paths (`items/0/title`) is marked, each with its position: a text, or the
 * words of a finished value, such as a price or a paragraph.
 */
export function withMarks(value: unknown, marks: ReadonlyMap<string, number>): unknown {
  return markWithin(value, { marks, at: '' });
}

/** `mark`: of the value around it. */
type Within = { marks: ReadonlyMap<string, number>; at: string; mark?: number };

function markWithin(value: unknown, { marks, at, mark }: Within): unknown {
  const own = marks.get(at);
  if (typeof value === 'string') {
    const wanted = own ?? (isWordsOf(at) ? mark : undefined);
    return wanted === undefined || value === '' ? value : marked(value, wanted);
  }
  const inner = (part: unknown, step: string | number) =>
    markWithin(part, { marks, at: at === '' ? String(step) : `${at}/${step}`, mark: own ?? mark });
  if (Array.isArray(value)) return value.map(inner);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inner(part, name)]));
}

/** The fields of a finished value that visitors read: a price has an amount as well. */
function isWordsOf(path: string): boolean {
  return /(?:^|\/)(?:html|text)$/.test(path);
}

/** In finished HTML, each piece of text between two tags. */
function marked(text: string, mark: number): string {
  const [before, after] = [String.fromCodePoint(opening + mark), String.fromCodePoint(closing + mark)];
  if (!/<[a-z/]/i.test(text)) return before + text + after;
  return text.replaceAll(/(?<=^|>)[^<>]+(?=<|$)/g, (piece) => before + piece + after);
}

export function withoutMarks(text: string): string {
  return text.replaceAll(anyMark, '');
}

/** The marks that a text contains, whole or in part, in order. */
export function findMarks(text: string): number[] {
  const found = [...text.matchAll(anyMark)].map(([sign]) => {
    const code = sign.codePointAt(0) ?? 0;
    return code >= closing ? code - closing : code - opening;
  });
  return [...new Set(found)];
}
