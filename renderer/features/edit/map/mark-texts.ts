/** Texts with invisible marks at their ends, by which they are found again on a page. */
import { isFields } from '../../../../diagnostics/fields.ts';

/** Two planes of Unicode for private use, which no text and no typeface has. */
const [opening, closing] = [0xf0000, 0x100000];
const anyMark = /[\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/gu;
export const mostMarks = 0xfffd;

/** In finished HTML, each piece of text between two tags, unless it is blank, and what pictures show and say. */
export function marked(text: string, mark: number): string {
  const [before, after] = [String.fromCodePoint(opening + mark), String.fromCodePoint(closing + mark)];
  if (!/<[a-z/]/i.test(text)) return before + text + after;
  return text
    .replaceAll(/(?<=^|>)[^<>]+(?=<|$)/g, (piece) => (piece.trim() === '' ? piece : before + piece + after))
    .replaceAll(/ (alt|src)="([^"<>]+)"/g, ` $1="${before}$2${after}"`);
}

export function withoutMarks(text: string): string {
  return text.replaceAll(anyMark, '');
}

/** A value with these marks only in its texts. */
export function withOnly(value: unknown, marks: ReadonlySet<number>): unknown {
  return mapTextsIn(value, (text) =>
    text.replaceAll(anyMark, (sign) => (marks.has(markOf(sign)) ? sign : '')),
  );
}

/** The marks that a text contains, whole or in part, in order. */
export function findMarks(text: string): number[] {
  return [...new Set([...text.matchAll(anyMark)].map(([sign]) => markOf(sign)))];
}

function markOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  return code >= closing ? code - closing : code - opening;
}

/** A copy of a value with other texts in it. `at`: the path to a text (`items/0/title`). */
export function mapTextsIn(
  value: unknown,
  other: (text: string, at: string) => string,
  at: string = '',
): unknown {
  if (typeof value === 'string') return other(value, at);
  const inner = (part: unknown, step: string | number) =>
    mapTextsIn(part, other, at === '' ? String(step) : `${at}/${step}`);
  if (Array.isArray(value)) return value.map(inner);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inner(part, name)]));
}

/** The texts of `marked` that are those of `value` but for their marks, in place of them. */
export function adoptMarks(value: unknown, other: unknown): unknown {
  if (typeof value === 'string')
    return typeof other === 'string' && withoutMarks(other) === withoutMarks(value) ? other : value;
  if (Array.isArray(value))
    return Array.isArray(other) && other.length === value.length
      ? value.map((item, index) => adoptMarks(item, other[index]))
      : value;
  if (!isFields(value) || !isFields(other)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, adoptMarks(part, other[name])]),
  );
}
