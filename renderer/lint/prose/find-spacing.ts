import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/debris.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { withFix } from '../../../diagnostics/with-fix.ts';
import type { Debris } from '../debris.ts';

/** A space before punctuation, as French has it before some marks. `. . .` is an ellipsis. */
const spaceBefore = /(?<![ \t])[ \t]+([,.;:!?])(?=[ \t\n]|$)(?![ \t]*\.)/g;
/**
 * No space after punctuation: `slow.Delays`, `quick,and`. After a full stop, only a capital rules out an address or a
 * file name.
 */
const spaceMissing = /[.!?](?=\p{Lu}[\p{Ll} ])|[,;](?=\p{L}[\p{L}\p{M}])/gu;
/** `slow.. Delays`; three full stops are an ellipsis. */
const twice = /(?:\.\.|,[,.]|;;)(?=[ \t\n]|$)/g;

/**
 * Punctuation ends words only after a letter, a digit, a closing bracket or quotation mark, a percent sign, or a name
 * in braces.
 */
const endOfWords = /[\p{L}\p{M}\p{N})’”%\0]$/u;
/** After an abbreviation of single letters, such as e.g., a space may be missing. */
const wholeWord = /\p{Ll}{2}[)’”]?$/u;

/** English punctuation with a space before it, none after it, or typed twice. */
export function findSpacing(prose: string): Debris[] {
  const found = [
    ...[...prose.matchAll(spaceBefore)].flatMap((match) => explainSpace(match, prose)),
    ...[...prose.matchAll(spaceMissing)].flatMap(({ index, 0: sign }) =>
      wholeWord.test(prose.slice(Math.max(0, index - 3), index))
        ? explainIn(prose, { index, length: 1, meant: `${sign} ` }, (place, meant) =>
            messages.spaceMissing(place, sign, meant),
          )
        : [],
    ),
    ...[...prose.matchAll(twice)].flatMap(({ index, 0: written }) =>
      endOfWords.test(prose.slice(Math.max(0, index - 2), index))
        ? explainIn(prose, { index, length: 2, meant: written.charAt(1) }, (place, meant) =>
            messages.signTwice(place, written, meant),
          )
        : [],
    ),
  ];
  return found.slice(0, most);
}

/** Per text: authors who have seen these will look for the others. */
const most = 20;

function explainSpace({ index, 0: written, 1: sign = '' }: RegExpExecArray, prose: string): Debris[] {
  if (!endOfWords.test(prose.slice(Math.max(0, index - 2), index))) return [];
  // A ratio, as in 10 : 1.
  if (sign === ':' && /\d/.test(prose.charAt(index - 1))) return [];
  const [before, after] = wordsBeside(prose, index, index + written.length);
  // In a folded YAML line a space has no position of its own; the letter before it has.
  const last = prose.charAt(index - 1);
  const tell = (place: Place) => {
    const fix = last === '\0' ? undefined : { place, from: `${last}${written}`, to: `${last}${sign}` };
    return withFix(messages.spaceBeforeSign(place, sign, `${before}${sign}${after}`), fix);
  };
  return [{ offset: index - 1, tell }];
}

/** `meant`: the replacement for `length` characters. Parts of an address, an email or a file name stay as written. */
function explainIn(
  prose: string,
  { index, length, meant }: { index: number; length: number; meant: string },
  tell: (place: Place, meant: string) => Diagnostic,
): Debris[] {
  const [before, after] = wordsBeside(prose, index, index + length);
  if (/[@/\\_=&#]/.test(before) || /^\S*[@/\\_=&#]/.test(after)) return [];
  return [{ offset: index, tell: (place) => tell(place, `${before}${meant}${after}`) }];
}

/** In characters: no word is longer. */
const reach = 60;

/** The words right before and after, on the same line. */
function wordsBeside(prose: string, start: number, end: number): [before: string, after: string] {
  const before = /(?<![^\s\0])[^\s\0]*$/.exec(prose.slice(Math.max(0, start - reach), start))?.[0] ?? '';
  const after = /^[ \t]*[^\s\0]*/.exec(prose.slice(end, end + reach))?.[0] ?? '';
  return [before, after.replace(/\s+/g, ' ').trimEnd()];
}
