/** What is said about characters that can’t be seen, or look like others. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

const names: ReadonlyMap<string, string> = new Map([
  ['\u00A0', 'a hard space'],
  ['\u00AD', 'a soft hyphen'],
  ['\u200B', 'a zero-width space'],
  ['\u200C', 'a zero-width non-joiner'],
  ['\u200D', 'a zero-width joiner'],
  ['\u200E', 'a left-to-right mark'],
  ['\u200F', 'a right-to-left mark'],
  ['\u2010', 'a typographic hyphen'],
  ['\u2011', 'a non-breaking hyphen'],
  ['\u2012', 'a figure dash'],
  ['\u2013', 'an en dash'],
  ['\u2014', 'an em dash'],
  ['\u202F', 'a narrow hard space'],
  ['\u2060', 'a word joiner'],
  ['\u2212', 'a minus sign'],
  ['\u3000', 'a full-width space'],
  ['\uFEFF', 'a byte order mark'],
  ['\uFF1A', 'a full-width colon'],
  ['\u0000', 'an empty character (NUL)'],
  ['\u0008', 'a backspace'],
  ['\u000B', 'a vertical tab'],
  ['\u000C', 'a page break'],
  ['\u001B', 'an escape character'],
  ['\u007F', 'a delete character'],
]);

/** `a hard space`. */
export function nameOfCharacter(character: string): string {
  const named = names.get(character);
  if (named !== undefined) return named;
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (/[\u202A-\u202E\u2066-\u2069\u061C]/.test(character))
    return `a mark that turns the direction of writing (${code})`;
  if (/\p{Surrogate}/u.test(character)) return `half a character (${code})`;
  if (/[\p{Zs}]/u.test(character)) return `an unusual space (${code})`;
  if (/[\uFF01-\uFF5E]/.test(character)) return `a full-width “${character}”`;
  if (/\p{Cc}/u.test(character)) return `a control character (${code})`;
  return `an invisible character (${code})`;
}

/** `after`: what stands before it on its line; `meant`: what to write in place of what it stands in. */
export function invisibleCharacter(
  place: Place,
  { character, after, meant }: { character: string; after: string; meant: string | undefined },
): Diagnostic {
  const where = after === '' ? 'at the start of this line' : `after “${after}”`;
  const space = /\p{Zs}/u.test(character);
  return createError(
    'invisible-character',
    place,
    `There is ${nameOfCharacter(character)} ${where}, ${space ? 'which looks like a space but is another character' : 'which can’t be seen but makes a difference'}.`,
    meant === undefined ? `Delete it${space ? ', and type an ordinary space' : ''}.` : `Write ${meant}`,
  );
}

/** Before a line, spaces that are none to YAML. `others`: how many more lines begin so. */
export function oddIndent(
  place: Place,
  character: string,
  { count, others }: { count: number; others: number },
): Diagnostic {
  const more = others === 0 ? '' : `, and ${others} more ${others === 1 ? 'line begins' : 'lines begin'} so`;
  const here = `Write ${count === 1 ? 'an ordinary space' : `${count} ordinary spaces`} instead`;
  return createError(
    'odd-indent',
    place,
    `There is ${nameOfCharacter(character)} at the start of this line, which looks like a space but is another character${more}.`,
    others === 0 ? `${here}.` : `${here}. Do the same on the other lines.`,
  );
}

/** `script`: of the letter, `Cyrillic`; undefined for other characters. */
export function characterLookalike(
  place: Place,
  {
    character,
    plain,
    script,
    meant,
  }: { character: string; plain: string; script: string | undefined; meant: string },
): Diagnostic {
  const what =
    script === undefined ? nameOfCharacter(character) : `a ${script} letter that looks like “${plain}”`;
  return createError(
    'character-lookalike',
    place,
    `“${character}” is ${what}, so this is not what it looks like.`,
    `Type it again on your keyboard: ${meant}`,
  );
}

export function quoteClosedByCurly(place: Place, closing: string, meant: string): Diagnostic {
  return createError(
    'quote-closed-by-curly',
    place,
    `This text starts with a straight quotation mark and ends with a curly one (${closing}), so it never ends.`,
    `Write ${meant}`,
  );
}

/** `sequence`: how it is written in the file, where it doesn’t stand there itself: `\\u0000`. */
export function controlCharacter(place: Place, character: string, sequence?: string): Diagnostic {
  const turned = /[\p{Cc}\p{Surrogate}]/u.test(character)
    ? ''
    : ', so what follows may be shown the wrong way round';
  return createError(
    'control-character',
    place,
    sequence === undefined
      ? `There is ${nameOfCharacter(character)} here, which can’t be seen${turned}.`
      : `In double quotation marks, ${sequence} means ${nameOfCharacter(character)}, which can’t be shown${turned}.`,
    sequence === undefined
      ? 'Delete it: put the cursor here, delete the letters on both sides of it, and type them again.'
      : `Delete ${sequence}. If you mean the backslash itself, write it twice.`,
  );
}

/** `meant`: the text in straight ones. */
export function curlyQuotationMarks(place: Place, meant: string): Diagnostic {
  return createError(
    'curly-quotation-marks',
    place,
    'Curly quotation marks can’t hold a value together: only straight ones can.',
    `Write ${meant}`,
  );
}

/** `name`: of the attribute of a tag, `title`. */
export function attributeQuotes(place: Place, name: string, value: string): Diagnostic {
  return createError(
    'attribute-quotes',
    place,
    `The value of “${name}” must be in straight quotation marks.`,
    `Write ${name}="${value}"`,
  );
}

type InText = {
  /** The words around it, as they should be. */
  words: string;
  /** So many more places of the file have the same. */
  others: number;
};

/** `written`: what stands there instead of `meant`. */
export function wrongEncoding(
  place: Place,
  { written, meant, words, others }: InText & { written: string; meant: string },
): Diagnostic {
  return createWarning(
    'wrong-encoding',
    place,
    `Visitors see ${written} instead of ${meant} here: a program opened or saved this text in the wrong encoding.`,
    `Write ${words}${alsoIn(others)}`,
  );
}

export function lostCharacter(
  place: Place,
  { words, others }: Omit<InText, 'words'> & { words: string | undefined },
): Diagnostic {
  return createWarning(
    'lost-character',
    place,
    'A character has been lost here, and visitors see “\uFFFD” in its place.',
    `${words === undefined ? 'Type the character again, such as ’ or é' : `Write ${words}`}${alsoIn(others)}`,
  );
}

export function invisibleInText(
  place: Place,
  { character, words, others }: InText & { character: string },
): Diagnostic {
  return createWarning(
    'invisible-in-text',
    place,
    `There is ${nameOfCharacter(character)} here, which can’t be seen. Search engines and screen readers may not recognise the word.`,
    `${words === '' ? 'Delete it' : `Write ${words}`}${alsoIn(others)}`,
  );
}

function alsoIn(others: number): string {
  if (others === 0) return '';
  return `, and correct the same in ${others === 1 ? 'one more place' : `${others} more places`} of this file`;
}
