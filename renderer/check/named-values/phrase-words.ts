import { letterLength } from '../../../diagnostics/words/letters.ts';

/** The words of a phrase such as a title, whatever separates them. */
export function wordsOf(text: string): string[] {
  return [...eachWord(text)];
}

/** Whether a text of these words can contain a phrase. */
export function hasWords(phrase: string, words: ReadonlySet<string>): boolean {
  for (let start = startOfWord(phrase, 0); start < phrase.length; ) {
    const end = endOfWord(phrase, start);
    if (!words.has(phrase.slice(start, end))) return false;
    start = startOfWord(phrase, end);
  }
  return true;
}

export function* eachWord(text: string): Generator<string> {
  for (let start = startOfWord(text, 0); start < text.length; ) {
    const end = endOfWord(text, start);
    yield text.slice(start, end);
    start = startOfWord(text, end);
  }
}

/** Where the next word begins; the length of the text if there is none. */
export function startOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && unitsAt(text, at) === 0) at += 1;
  return at;
}

export function endOfWord(text: string, start: number): number {
  let at = start;
  for (let units = unitsAt(text, at); units > 0; units = unitsAt(text, at)) at += units;
  return at;
}

/** The length of a letter, a number or a sign that belongs to one: `95%`, `2,500+`. */
function unitsAt(text: string, offset: number): number {
  return isSign(text.charCodeAt(offset)) ? 1 : letterLength(text, offset);
}

const plus = 0x2b;
const percent = 0x25;

export function isSign(code: number): boolean {
  return code === plus || code === percent;
}
