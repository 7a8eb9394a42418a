/**
 * The parts of a word, in any script: every pattern that looks for a word, or for its end, is made from these. A mark
 * belongs to the letter before it (the vowels of Devanagari and Thai, a combining accent), and so do the two joiners
 * within a word of Persian or Sinhala. The patterns need the flag `u`.
 */

/** For a character class: everything that continues a word. */
export const ofWord = String.raw`\p{L}\p{N}\p{M}\u200C\u200D`;

/** A word begins with a letter or a digit: the sign after `❤` that makes it an emoji is a mark as well. */
export const word = String.raw`[\p{L}\p{N}][${ofWord}]*`;

/** Assertions for the beginning and the end of a word. */
export const wordStart = `(?<![${ofWord}])`;
export const wordEnd = `(?![${ofWord}])`;

/**
 * For a character class: sentence endings in the scripts of China and Japan, India, Arabia, Ethiopia, Armenia, Burma
 * and Cambodia.
 */
export const otherStops = '。！？｡।॥؟۔።։။។';

const wholeWord = new RegExp(word, 'gu');
const within = new RegExp(`[${ofWord}]`, 'u');

/** The words between spaces and signs. In scripts without spaces between words (`unspaced`) these are whole phrases. */
export function wordsIn(text: string): string[] {
  return text.match(wholeWord) ?? [];
}

/** Whether the character that ends before `offset` belongs to a word. */
export function isWithinWord(text: string, offset: number): boolean {
  if (offset <= 0) return false;
  const code = text.charCodeAt(offset - 1);
  if (code < 0x80) return /[A-Za-z0-9]/.test(String.fromCharCode(code));
  const isPair = code >= 0xdc00 && code <= 0xdfff;
  return within.test(String.fromCodePoint(text.codePointAt(offset - (isPair ? 2 : 1)) ?? 0));
}

/**
 * The length in UTF-16 units of the letter or digit at `offset` with its marks; 0 if there is something else. Fast,
 * since it is called for every character.
 */
export function letterLength(text: string, offset: number): number {
  const length = bareLength(text, offset);
  if (length === 0 || !(text.charCodeAt(offset + length) >= firstMark)) return length;
  marks.lastIndex = offset + length;
  return length + (marks.exec(text)?.[0].length ?? 0);
}

const firstMark = 0x300;
const marks = /[\p{M}\u200C\u200D]*/uy;
const beyondAscii = /[\p{L}\p{N}]/u;

function bareLength(text: string, offset: number): number {
  const code = text.charCodeAt(offset);
  // Capitals have one bit less than small letters.
  const small = code | 0x20;
  if (small >= 0x61 && small <= 0x7a) return 1;
  if (code < 0x80) return code >= 0x30 && code <= 0x39 ? 1 : 0;
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  return beyondAscii.test(character) ? character.length : 0;
}
