/** `offset`: where it begins in the text, in UTF-16 units. `words`: how many; what a name in braces stands for is one. */
export type Sentence = { offset: number; text: string; words: number };

/** What is blanked in a text that is searched (a name in braces) counts as a word, where it isn’t the address of a link or a tag. */
const notRead = /\]\(\0*\)|<\0+[^<>]*>|(?<!\0)\0*="/g;
const word = /[\p{L}\p{N}\0]+(?:[’'.,-][\p{L}\p{N}\0]+)*/gu;

/** An empty line, the next item of a list, a heading or a row of a table ends a sentence without a full stop. */
const breaks = /\n\s*\n|\n(?=\s*(?:[-*+|#]|\d+[.)])\s?)|(?<=[^\\])\|/;
const ends = /[.!?…][”’"')\]*_]*(?=\s+[“‘"'([*_]*[\p{Lu}\p{N}\0])/u;
const edge = new RegExp(`${breaks.source}|${ends.source}`, 'gu');

/** Before such a full stop the sentence goes on. */
const abbreviation =
  /(?:^|[\s(“"])(?:(?:\p{Lu}\.)*\p{Lu}|Dr|Mr|Mrs|Ms|Prof|St|No|vs|etc|approx|e\.g|i\.e|cf|Fig|p|pp)\.$/u;

/** The sentences of an English text as it is written, in Markdown or without, in their order. */
export function splitSentences(written: string): Sentence[] {
  const text = written.replace(notRead, (piece) => ' '.repeat(piece.length));
  const sentences: Sentence[] = [];
  let start = 0;
  const take = (end: number) => {
    const piece = text.slice(start, end);
    const words = piece.match(word)?.length ?? 0;
    const offset = start + piece.search(/[\p{L}\p{N}\0“‘]/u);
    if (words > 0) sentences.push({ offset, text: text.slice(offset, end).trim(), words });
    start = end;
  };
  for (const { 0: mark, index } of text.matchAll(edge)) {
    const end = index + mark.length;
    if (!abbreviation.test(text.slice(Math.max(start, end - 12), end))) take(end);
  }
  take(text.length);
  return sentences;
}
