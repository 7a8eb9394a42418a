import { joinsLines } from '../../diagnostics/words/wide-letters.ts';

/** A text as one line, and the mapping from its offsets to those in the text. */
export type JoinedLines = { line: string; offsetInText: (offset: number) => number };

/**
 * Line breaks and the white space around them become one space, or none between Chinese or Japanese letters; white
 * space at both ends is removed.
 */
export function joinLines(text: string): JoinedLines {
  const first = text.length - text.trimStart().length;
  const pieces = [{ inLine: 0, inText: first }];
  let line = '';
  let from = first;
  for (const { 0: gap, index } of text.trimEnd().matchAll(/(?<!\s)[^\S\n]*\n\s*/g)) {
    if (index < first) continue;
    line += text.slice(from, index);
    from = index + gap.length;
    if (!isWithinText(text, index, from)) line += ' ';
    pieces.push({ inLine: line.length, inText: from });
  }
  line += text.trimEnd().slice(from);
  return { line, offsetInText: (offset) => offsetInText(pieces, offset) };
}

/** Ignores marks for bold and the like. */
function isWithinText(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - reach), start).replace(/[*_~]{1,3}$/, '');
  return joinsLines(before, text.slice(end, end + reach).replace(/^[*_~]{1,3}/, ''));
}

/** In UTF-16 units: more than `joinsLines` looks at. */
const reach = 20;

type Piece = { inLine: number; inText: number };

function offsetInText(pieces: readonly Piece[], offset: number): number {
  const piece = pieces.findLast(({ inLine }) => inLine <= offset);
  return piece ? piece.inText + offset - piece.inLine : offset;
}
