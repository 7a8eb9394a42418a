/** Characters that are invisible or look like others. */

/** Spaces that no keyboard types. */
const spaces = '\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000';
/** Characters of no width. Joiners belong to words in scripts such as Devanagari, and to emoji. */
const unseen = '\\u00AD\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF';

export const oddSpace = new RegExp(`[${spaces}]`);
const unseenCharacter = new RegExp(`[${unseen}]`);
const odd = new RegExp(`[${spaces}${unseen}]`, 'u');

/**
 * Letters of other scripts that look like Latin ones. Source: Unicode Technical Standard 39, confusables.txt, for those
 * Cyrillic and Greek letters that are in common use.
 */
const lookalikes: ReadonlyMap<string, string> = new Map([
  ...pairs('аеорсухіѕјһԁԛԝ', 'aeopcyxisjhdqw'),
  ...pairs('АВЕКМНОРСТУХІЅЈ', 'ABEKMHOPCTYXISJ'),
  ...pairs('οανικρτυχ', 'oavikptux'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...pairs('\u2010\u2011\u2012\u2013\u2212', '-----'),
  ...pairs('\u2044\u2215', '//'),
]);

function pairs(one: string, other: string): [string, string][] {
  const plain = [...other];
  return [...one].map((letter, index) => [letter, plain[index] ?? letter]);
}

export type OddCharacter = { character: string; index: number } & (
  | { kind: 'unseen' }
  | { kind: 'lookalike'; plain: string; script: string | undefined }
);

/**
 * First odd character of a text in which every character matters, such as a name, an id or a date; undefined if it has
 * none.
 */
export function findOddCharacter(text: string): OddCharacter | undefined {
  if (!/[^\0-\x7F]/.test(text)) return undefined;
  let index = 0;
  for (const character of text) {
    if (odd.test(character) && !isJoiner(text, index)) return { kind: 'unseen', character, index };
    const plain = plainOf(character);
    if (plain !== undefined && /[A-Za-z0-9]/.test(text.replaceAll(character, '')))
      return { kind: 'lookalike', character, index, plain, script: scriptOf(character) };
    index += character.length;
  }
  return undefined;
}

function plainOf(character: string): string | undefined {
  if (/[\uFF01-\uFF5E]/.test(character)) return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
  return lookalikes.get(character);
}

function scriptOf(character: string): string | undefined {
  if (/\p{Script=Cyrillic}/u.test(character)) return 'Cyrillic';
  return /\p{Script=Greek}/u.test(character) ? 'Greek' : undefined;
}

/** Whether it is a joiner between letters of a script that joins them, or within an emoji. */
export function isJoiner(text: string, index: number): boolean {
  if (!/[\u200C-\u200F\u061C]/.test(text.charAt(index))) return false;
  const around = text.slice(Math.max(0, index - 3), index + 4);
  return /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Sinhala}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Arabic}\p{Script=Hebrew}\p{Extended_Pictographic}]/u.test(
    around,
  );
}

/** Scripts without spaces between words, in which an invisible character may mark where a line can end. */
const unspaced = ['Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan', 'Han', 'Hiragana', 'Katakana'];
const breakable = new RegExp(`[${unspaced.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');
/** Marks of direction that affect other text are reported as control characters instead. */
const unseenInText = /[\u00AD\u180E\u200B-\u200F\u2060-\u2064\uFEFF]/g;

/** Positions of characters of no width in a text that people read. */
export function findUnseen(text: string): number[] {
  return [...text.matchAll(unseenInText)]
    .map(({ index }) => index)
    .filter((at) => !isJoiner(text, at) && !breakable.test(text.charAt(at - 1) + text.charAt(at + 1)));
}

/** The text with odd characters replaced by those of the keyboard. */
export function withPlainCharacters(text: string): string {
  return [...text]
    .map((character) => {
      if (oddSpace.test(character)) return ' ';
      if (unseenCharacter.test(character)) return '';
      return plainOf(character) ?? character;
    })
    .join('')
    .trim();
}

/**
 * Control characters except line breaks and tabs, lone surrogates, and marks that turn the direction of what follows.
 * Remains of characters saved in the wrong encoding (`findMojibake`) are a different mistake.
 */
const control =
  /(?![\t\n\r\u0085])(?<!â€|[\u00C3-\u00C5\u00D0\u00D1])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]/u;

/** A superset of `control`, which also matches the halves of surrogate pairs: quick to search for in one pass. */
const possible = /[^\t\n\r -~\u00A0-\u2029\u202F-\u2065\u206A-\uD7FF\uE000-\uFFFF]/;

/**
 * Position of the first control character. Marks of direction are allowed in texts that are read from right to left.
 */
export function findControlCharacter(text: string): number | undefined {
  const index = possible.test(text) ? text.search(control) : -1;
  if (index < 0) return undefined;
  const isDirection = /[\u202A-\u202E\u2066-\u2069]/.test(text.charAt(index));
  return isDirection && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? undefined : index;
}
