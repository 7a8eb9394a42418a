import { letterLength, otherStops } from '../../../diagnostics/words/letters.ts';
import { countWords } from './count-words.ts';

/** `offset`: where it begins in the text, in UTF-16 units. `words`: how many; what a name in braces stands for is one. */
export type Sentence = { offset: number; text: string; words: number };

/** What is blanked in a text that is searched (a name in braces) counts as a word, where it isn’t the address of a link or a tag. */
const notRead = /\]\(\0*\)|<\0[^<>]*>|(?<!\0)\0*="/g;

/** An empty line, the next item of a list, a heading or a row of a table ends a sentence without a full stop. */
const breaks = /\n\s*\n|\n(?=[^\S\n]*(?:(?:[-*+|#]|\d+[.)])\s?|[–—•]\s))|(?<=[^\\])\|/;
const ends = /[.!?…][”’"')\]*_]*(?=\s+[“‘"'([*_]*[\p{Lu}\p{N}\0])/u;
/** Where the space after a full stop is missing. */
const endsTight = /(?<=\p{Ll}{2})[.!?](?=\p{Lu}[\p{Ll} ])/u;
/** Full stops of other scripts end a sentence with or without a space behind them. */
const endsOther = new RegExp(`[${otherStops}]+[”’」』）】]*`);
const edge = new RegExp(`${breaks.source}|${ends.source}|${endsTight.source}|${endsOther.source}`, 'uy');
/** Every `edge` begins with one of these. */
const beginnings = new Set([...`\n|.!?…${otherStops}`].map((character) => character.charCodeAt(0)));

/** Before such a full stop the sentence goes on. */
const abbreviation =
  /(?:^|[\s(“"])(?:(?:\p{Lu}\.)*\p{Lu}|Dr|Mr|Mrs|Ms|Prof|St|No|vs|etc|approx|e\.g|i\.e|cf|Fig|p|pp)\.$/u;

/** The sentences of an English text as it is written, in Markdown or without, in their order. */
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

/** Where a word or the quotation mark before it begins: there is one. */
function firstRead(text: string, start: number): number {
  let at = start;
  while (letterLength(text, at) === 0 && !/[\0“‘]/.test(text.charAt(at))) at += 1;
  return at;
}

/** Where each edge ends. */
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

/** As most characters are: these are passed over sooner. */
function isSmallLetter(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

function endsInAbbreviation(text: string, start: number, end: number): boolean {
  return text[end - 1] === '.' && abbreviation.test(text.slice(Math.max(start, end - 12), end));
}
