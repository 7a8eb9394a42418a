import * as messages from '../../../diagnostics/messages/debris.ts';
import { markBeforeWord, starsEscaped } from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { type Debris, short } from '../debris.ts';
import { filling, type Leftover } from './leftovers.ts';

const spaced = /(?<![*\w/])(\*\*?)[ \t]+((?![ \t])[^*\n]*[^*\s])[ \t]+\1(?![*\w/])/g;
const spacedLines =
  /(?<![\w/])(__)(?:[ \t]+(?![ \t])[^_\n]*[^_\s][ \t]*|[^_\s](?:[^_\n]*[^_\s])?[ \t]+)\1(?![\w/])/g;
/** A space at one end only. */
const halfSpaced =
  /(?<![*\w/])(\*\*?)(?:[ \t]+(?![ \t])[^*\n]*[^*\s]|[^*\s](?:[^*\n]*[^*\s])?[ \t]+)\1(?![*\w/])/g;
const alone = /(?<![*/\\])\*\*(?![*/])/g;
/** Within a line, before a word; at the start of a line or after a word it may point to a footnote. */
const emphasis = new RegExp(String.raw`(?<=[^\s*${filling}][ \t(“"‘])\*(?!nix\b)(?=[\p{L}\p{N}])`, 'gu');

/**
 * A closing mark between punctuation and a word, where it can't close. Source:
 * https://spec.commonmark.org/0.31.2/#right-flanking-delimiter-run.
 */
const beforeWord =
  /(?<![*\w\\])(\*\*?)(?=[\p{L}\p{N}“‘"])[^*\n]{1,80}[.,:;!?)”’"]\1(?!\*)([\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*)/u;

/** One more asterisk than its partner has: `*too few**`. */
const beside = new RegExp(String.raw`(?<=${filling})\*(?!\*)|(?<!\*)\*(?=${filling})`, 'g');

/** Underscores that open or close words; within a word, a blank to fill in or an address they mean nothing. */
const underscores = new RegExp(
  String.raw`(?<![\w_/\\.@#{-])_{1,2}(?=[\p{L}\p{N}${filling}“‘"])|(?<=[\p{L}\p{M}\p{N}${filling}.,:;!?…”’")])_{1,2}(?![\w${filling}_/@.}-])|(?<=${filling})_(?=[\p{L}\s])`,
  'gu',
);
const tildes = /(?<![~\w/])~~(?=[^\s~])|(?<=[^\s~])~~(?![~\w/])/g;

/** `\*\*words\*\*`, as some programs export it. */
const escapedPair = /\\\*\\\*([^\s\\*](?:[^\\*\n]*[^\s\\*])?)\\\*\\\*/g;

/** Code is blanked out entirely; of an escaped mark, only the backslash and the character are. */
function isEscape(text: string, index: number): boolean {
  return text.slice(index, index + 4) === filling.repeat(4) && text.charAt(index + 4) !== filling;
}

function isBeside({ index }: RegExpMatchArray, source: string): boolean {
  return source.charAt((index ?? 0) - 1) === '*' || source.charAt((index ?? 0) + 1) === '*';
}

/**
 * Asterisks and backticks that the compiler left as they are. Reports only one of each kind per paragraph: its partner
 * is missing.
 */
export function findMarkDebris({ text, source }: Leftover): Debris[] {
  // An escaped asterisk is blanked out in `text`.
  if (!/[*`_]|~~/.test(text) && !source.includes('\\*')) return [];
  const [escaped] = [...source.matchAll(escapedPair)].filter(({ index }) => isEscape(text, index));
  if (escaped)
    return [
      { offset: escaped.index, tell: (place) => starsEscaped(place, { words: short(escaped[1] ?? '') }) },
    ];
  const pairs = [spaced, halfSpaced, spacedLines]
    .flatMap((mark) => [...text.matchAll(mark)])
    .filter(({ 0: whole, 1: mark }) => mark !== '*' || !/\d/.test(whole));
  if (pairs.length > 0)
    return pairs.map(({ index, 0: whole, 1: mark = '' }) => ({
      offset: index,
      tell: (place) => {
        const inside = source.slice(index + mark.length, index + whole.length - mark.length).trim();
        const from = source.slice(index, index + whole.length);
        return messages.markWithSpaces(place, { mark, from, meant: `${mark}${inside}${mark}` });
      },
    }));
  const before = text.match(beforeWord);
  if (before) {
    const [whole, mark = '', end = ''] = before;
    const { index = 0 } = before;
    const inside = source.slice(index, index + whole.length - end.length);
    return [
      { offset: index, tell: (place) => markBeforeWord(place, { mark, meant: `${short(inside)} ${end}` }) },
    ];
  }
  const bold = [...text.matchAll(alone)].filter(({ index }) => !isSpaced(text, index, 2))[0];
  const italic = bold ? undefined : [...text.matchAll(emphasis)][0];
  const extra =
    bold || italic ? undefined : [...text.matchAll(beside)].find((match) => isBeside(match, source));
  const tick = text.indexOf('`');
  const [line] = [...text.matchAll(underscores)].filter(({ index }) => !isInAddress(text, index));
  const [tilde] = [...text.matchAll(tildes)];
  return [
    ...(bold ? [debris(bold.index, '**')] : []),
    ...(italic ? [debris(italic.index, '*')] : []),
    ...(extra ? [{ offset: extra.index, tell: (place: Place) => messages.markTooMany(place, '*') }] : []),
    ...(line ? [explainUnderscore(line, source)] : []),
    ...(tilde ? [debris(tilde.index, '~~')] : []),
    ...(tick >= 0 ? [debris(tick, '`')] : []),
  ];
}

function isInAddress(text: string, index: number): boolean {
  return /[/@]\S{0,100}$/.test(text.slice(Math.max(0, index - 100), index));
}

function explainUnderscore({ 0: written, index }: RegExpMatchArray, source: string): Debris {
  const offset = index ?? 0;
  const isOneMore = source.charAt(offset - 1) === '_' || source.charAt(offset + written.length) === '_';
  if (isOneMore) return { offset, tell: (place) => messages.markTooMany(place, '_') };
  return debris(offset, written === '__' ? '__' : '_');
}

function debris(offset: number, mark: Parameters<typeof messages.markNotClosed>[1]): Debris {
  return { offset, tell: (place) => messages.markNotClosed(place, mark) };
}

/** `2 ** 8` is arithmetic. */
function isSpaced(text: string, index: number, length: number): boolean {
  return /\s/.test(text.charAt(index - 1)) && /\s/.test(text.charAt(index + length));
}
