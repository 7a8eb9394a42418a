import * as messages from '../../../diagnostics/messages/debris.ts';
import { type Debris, short } from './debris.ts';
import { filling, type Leftover } from './leftovers.ts';

const spaced = /(?<![*\w/])(\*\*?)[ \t]+([^*\n]*[^*\s])[ \t]+\1(?![*\w/])/g;
const alone = /(?<![*/\\])\*\*(?![*/])/g;
/** Within a line, before a word: at the start of a line and after a word it may point to a footnote. */
const emphasis = new RegExp(String.raw`(?<=[^\s*${filling}][ \t(“"‘])\*(?!nix\b)(?=[\p{L}\p{N}])`, 'gu');

/** Asterisks and backticks that the compiler left as they are. Only one of each kind is told of a paragraph: its partner is missing. */
export function findMarkDebris({ text, source }: Leftover): Debris[] {
  const pairs = [...text.matchAll(spaced)].filter(
    ({ 0: whole, 1: mark }) => mark === '**' || !/\d/.test(whole),
  );
  if (pairs.length > 0)
    return pairs.map(({ index, 0: whole, 1: mark = '' }) => ({
      offset: index,
      tell: (place) => {
        const inside = source.slice(index + mark.length, index + whole.length - mark.length).trim();
        return messages.markWithSpaces(place, mark, `${mark}${short(inside)}${mark}`);
      },
    }));
  const bold = [...text.matchAll(alone)].filter(({ index }) => !isSpaced(text, index, 2))[0];
  const italic = bold ? undefined : [...text.matchAll(emphasis)][0];
  const tick = text.indexOf('`');
  return [
    ...(bold ? [debris(bold.index, '**')] : []),
    ...(italic ? [debris(italic.index, '*')] : []),
    ...(tick >= 0 ? [debris(tick, '`')] : []),
  ];
}

function debris(offset: number, mark: '**' | '*' | '`'): Debris {
  return { offset, tell: (place) => messages.markNotClosed(place, mark) };
}

/** `2 ** 8` is arithmetic. */
function isSpaced(text: string, index: number, length: number): boolean {
  return /\s/.test(text.charAt(index - 1)) && /\s/.test(text.charAt(index + length));
}
