import { letterLength } from '../../../diagnostics/words/letters.ts';

/**
 * The number of words that begin between two offsets. A mark within a word doesn't end it: `don’t`, `1,200`,
 * `half-blind`. A blanked part is a word.
 */
export function countWords(text: string, start: number, end: number): number {
  let count = 0;
  let isWithin = false;
  for (let at = start; at < end; ) {
    const length = unitsAt(text, at);
    if (length > 0) {
      if (!isWithin) count += 1;
      isWithin = true;
      at += length;
    } else {
      isWithin &&= at + 1 < end && joins(text.charCodeAt(at)) && unitsAt(text, at + 1) > 0;
      at += 1;
    }
  }
  return count;
}

const joints = new Set(["'", '’', ',', '.', '-'].map((sign) => sign.charCodeAt(0)));
const space = 0x20;

function joins(code: number): boolean {
  return code !== space && joints.has(code);
}

function unitsAt(text: string, offset: number): number {
  return text.charCodeAt(offset) === 0 ? 1 : letterLength(text, offset);
}
