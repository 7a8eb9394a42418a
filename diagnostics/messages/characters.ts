/** Messages about characters that can’t be seen, or look like others. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
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

/** `after`: the text before it on its line; `meant`: the replacement for the text that contains it. */
export function invisibleCharacter(
  place: Place,
  { character, after, meant }: { character: string; after: string; meant: string | undefined },
): Diagnostic {
  const where = after === '' ? 'at the start of this line' : `after “${after}”`;
  const space = /\p{Zs}/u.test(character);
  return generated.invisibleCharacter(place, {
    character: nameOfCharacter(character),
    where,
    why: space
      ? 'which looks like a space but is another character'
      : 'which can’t be seen but makes a difference',
    hint: meant === undefined ? `Delete it${space ? ', and type an ordinary space' : ''}.` : `Write ${meant}`,
  });
}

/** Spaces before a line that YAML doesn't accept as such. `others`: how many more lines begin like this. */
export function oddIndent(
  place: Place,
  character: string,
  { count, others }: { count: number; others: number },
): Diagnostic {
  const more = others === 0 ? '' : `, and ${others} more ${others === 1 ? 'line begins' : 'lines begin'} so`;
  const here = `Write ${count === 1 ? 'an ordinary space' : `${count} ordinary spaces`} instead`;
  return generated.oddIndent(place, {
    character: nameOfCharacter(character),
    more,
    hint: others === 0 ? `${here}.` : `${here}. Do the same on the other lines.`,
  });
}

/** `script`: that of the letter, `Cyrillic`; undefined for other characters. */
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
  return generated.characterLookalike(place, { character, what, meant });
}

/** `sequence`: its escape sequence in the file, if it isn’t there literally: `\\u0000`. */
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

type InText = {
  /** The words around it, corrected. */
  words: string;
  /** How many more places of the file have the same. */
  others: number;
};

/** `written`: the text that is there instead of `meant`. */
export function wrongEncoding(
  place: Place,
  { written, meant, words, others }: InText & { written: string; meant: string },
): Diagnostic {
  return generated.wrongEncoding(place, { written, meant, words, others: alsoIn(others) });
}

export function lostCharacter(
  place: Place,
  { words, others }: Omit<InText, 'words'> & { words: string | undefined },
): Diagnostic {
  return generated.lostCharacter(place, {
    advice: words === undefined ? 'Type the character again, such as ’ or é' : `Write ${words}`,
    others: alsoIn(others),
  });
}

export function invisibleInText(
  place: Place,
  { character, words, others }: InText & { character: string },
): Diagnostic {
  return generated.invisibleInText(place, {
    character: nameOfCharacter(character),
    advice: words === '' ? 'Delete it' : `Write ${words}`,
    others: alsoIn(others),
  });
}

function alsoIn(others: number): string {
  if (others === 0) return '';
  return `, and correct the same in ${others === 1 ? 'one more place' : `${others} more places`} of this file`;
}
