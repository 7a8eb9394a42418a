/** The only file that uses bidi-js, the Unicode bidirectional algorithm; it is loaded only if a document needs it. */

import { createRequire } from 'node:module';
import type { Levels } from '../../../schemas/printed-document.ts';
import type { Direction } from '../../model/plan.ts';
import { findLeftToRight } from '../left-to-right.ts';

/** `mirror`: brackets and the like as drawn in right-to-left text, and back. */
export type Bidi = {
  levels: (paragraph: string, base: Direction) => ReturnType<Levels>;
  mirror: (text: string) => string;
};

type Algorithm = {
  getEmbeddingLevels: (text: string, base: Direction) => { levels: Uint8Array };
  getMirroredCharacter: (character: string) => string | null;
};

export function openBidi(): Bidi {
  let opened: Algorithm | undefined;
  const open = () => {
    opened ??= loadAlgorithm();
    return opened;
  };
  return {
    levels: (paragraph, base) =>
      base === 'rtl' || rightToLeft.test(paragraph)
        ? levelsOf(paragraph.replace(pairs, inOneUnit), base, open())
        : undefined,
    mirror: (text) =>
      [...text].map((character) => open().getMirroredCharacter(character) ?? character).join(''),
  };
}

/** The levels of the original text, with each left-to-right run isolated by a sign at either end. */
function levelsOf(text: string, base: Direction, { getEmbeddingLevels }: Algorithm): number[] {
  const pieces: { text: string; isWritten: boolean }[] = [];
  let at = 0;
  for (const { start, end } of findLeftToRight(text)) {
    pieces.push({ text: text.slice(at, start), isWritten: true }, { text: '\u2066', isWritten: false });
    pieces.push({ text: text.slice(start, end), isWritten: true }, { text: '\u2069', isWritten: false });
    at = end;
  }
  pieces.push({ text: text.slice(at), isWritten: true });
  const { levels } = getEmbeddingLevels(pieces.map((piece) => piece.text).join(''), base);
  let place = 0;
  return pieces.flatMap((piece) => {
    const own = levels.slice(place, place + piece.text.length);
    place += piece.text.length;
    return piece.isWritten ? [...own] : [];
  });
}

/**
 * The ranges that Unicode reserves for right-to-left characters, and the signs that change the direction. Source:
 * DerivedBidiClass.txt.
 */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const pairs = /[\u{10000}-\u{10ffff}]/gu;

/** bidi-js looks at single UTF-16 units: a surrogate pair is replaced by two characters that behave alike. */
function inOneUnit(character: string): string {
  if (rightToLeft.test(character)) return '\u05d0\u05d0';
  return /\p{L}|\p{N}/u.test(character) ? 'aa' : '\u2606\u2606';
}

function loadAlgorithm(): Algorithm {
  const require = createRequire(import.meta.url);
  const create = require('bidi-js') as () => Algorithm;
  return create();
}
