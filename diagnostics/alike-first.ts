import { wordsIn } from './words/letters.ts';

/** Two words that share more than this many initial letters are related: `stats` and `statistics`. */
const alikeLetters = 4;

/** The same names, those that share a word with the written one first. For hints that show only a dozen. */
export function alikeFirst(written: string, names: readonly string[]): string[] {
  const words = wordsOf(written);
  const isAlike = (name: string) => wordsOf(name).some((one) => words.some((other) => areAlike(one, other)));
  const alike = new Set(names.filter(isAlike));
  return [...alike, ...names.filter((name) => !alike.has(name))];
}

function wordsOf(name: string): string[] {
  const parts = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase();
  return wordsIn(parts).filter((word) => word.length >= alikeLetters);
}

function areAlike(one: string, other: string): boolean {
  return one.slice(0, alikeLetters) === other.slice(0, alikeLetters);
}
