import type { Root } from 'hast';
import type { TextCounts } from '../model/source.ts';
import { textFromHast } from './text-from-hast.ts';

export function countText({ children }: Root): TextCounts {
  const chapters = children.filter((node) => node.type === 'element' && node.tagName === 'h2').length;
  return { words: countWords(textFromHast(children, (text) => text)), chapters };
}

/** What has a letter or a digit in it counts as a word; dashes and bullets don't. */
export function countWords(text: string): number {
  let words = 0;
  let isWithin = false;
  for (const character of text) {
    if (character <= ' ' || (character > '~' && isSpace.test(character))) isWithin = false;
    else if (!isWithin && isOfWord(character)) {
      isWithin = true;
      words += 1;
    }
  }
  return words;
}

const isSpace = /^\s/;
const isLetter = /^[\p{L}\p{N}]/u;

function isOfWord(character: string): boolean {
  return (character >= 'a' && character <= 'z') || isLetter.test(character);
}
