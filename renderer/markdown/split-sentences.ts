import { letterLength, otherStops } from '../../diagnostics/words/letters.ts';

/** `offset`: where it begins in the text, in UTF-16 units. `words`: how many; a name in braces counts as one. */
export type Sentence = { offset: number; text: string; words: number };

/** Blanked parts of a searched text (names in braces) count as words, except link addresses and tags. */
const notRead = /\]\(\0*\)|<\0[^<>]*>|(?<!\0)\0*="/g;

/** An empty line, the next list item, a heading or a table row ends a sentence without a full stop. */
const breaks = /\n\s*\n|\n(?=[^\S\n]*(?:(?:[-*+|#]|\d+[.)])\s?|[–—•]\s))|(?<=[^\\])\|/;
const ends = /[.!?…][”’"')\]*_]*(?=\s+[“‘"'([*_]*[\p{Lu}\p{N}\0])/u;
/** A full stop without the space after it. */
const endsTight = /(?<=\p{Ll}{2})[.!?](?=\p{Lu}[\p{Ll} ])/u;
/** Full stops of other scripts end a sentence with or without a space after them. */
const endsOther = new RegExp(`[${otherStops}]+[”’」』）】]*`);
const edge = new RegExp(`${breaks.source}|${ends.source}|${endsTight.source}|${endsOther.source}`, 'uy');
/** Every `edge` begins with one of these. */
const beginnings = new Set([...`\n|.!?…${otherStops}`].map((character) => character.charCodeAt(0)));

/** A full stop that doesn't end the sentence. */
const abbreviation =
  /(?:^|[\s(“"])(?:(?:\p{Lu}\.)*\p{Lu}|Dr|Mr|Mrs|Ms|Prof|St|No|vs|etc|approx|e\.g|i\.e|cf|Fig|p|pp)\.$/u;

/** The sentences of an English text as written, with or without Markdown, in order. */
export function splitSentences(written: string): Sentence[] {
  const text = /\]\(|<\0|="/.test(written)
    ? written.replace(notRead, (piece) => ' '.repeat(piece.length))
    : written;
  const sentences: Sentence[] = [];
  let start = 0;
  const take = (end: number) => {
    const words = countWords(text, start, end);
    if (words > 0) {
      const offset = firstRead(text, start);
      sentences.push({ offset, text: text.slice(offset, end).trim(), words });
    }
    start = end;
  };
  for (const end of edgesOf(text)) if (!endsInAbbreviation(text, start, end)) take(end);
  take(text.length);
  return sentences;
}

/** The offset of the first word, or of the quotation mark before it; there must be one. */
function firstRead(text: string, start: number): number {
  let at = start;
  while (letterLength(text, at) === 0 && !/[\0“‘]/.test(text.charAt(at))) at += 1;
  return at;
}

/** The end offset of each edge. */
function edgesOf(text: string): number[] {
  const found: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (isSmallLetter(text.charCodeAt(at)) || !beginnings.has(text.charCodeAt(at))) continue;
    edge.lastIndex = at;
    if (!edge.test(text)) continue;
    found.push(edge.lastIndex);
    at = edge.lastIndex - 1;
  }
  return found;
}

/** Most characters are lower-case letters: these are skipped early. */
function isSmallLetter(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

function endsInAbbreviation(text: string, start: number, end: number): boolean {
  return text[end - 1] === '.' && abbreviation.test(text.slice(Math.max(start, end - 12), end));
}

/**
 * The number of words that begin between two offsets. A mark within a word doesn't end it: `don’t`, `1,200`,
 * `half-blind`. A blanked part is a word.
 */
function countWords(text: string, start: number, end: number): number {
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
