import * as messages from '../../../diagnostics/messages/debris.ts';
import { withFix } from '../../../diagnostics/with-fix.ts';
import { type Debris, short } from './debris.ts';

/** A space before a comma or a full stop, as French puts it before other signs. `. . .` is an ellipsis. */
const spaceBefore = /(?<=[\p{L}\p{N})’”%\0])[ \t]+([,.;:!?])(?=[ \t\n]|$)(?![ \t]*\.)/gu;
/** None after it: `slow.Delays`, `quick,and`. After a full stop only a capital is no part of an address or of a file's name. */
const spaceMissing = /(?<=\p{Ll}{2}[)’”]?)(?:([.!?])(?=\p{Lu}[\p{Ll} ])|([,;])(?=\p{L}{2}))/gu;
/** `slow.. Delays`; three full stops are an ellipsis. */
const twice = /(?<=[\p{L}\p{N})’”])(\.\.|,,|;;|,\.|\.,)(?=[ \t\n]|$)/gu;

/** Signs of an English sentence that stand too far from a word, or too close to the next, or are there twice. */
export function findSpacing(prose: string): Debris[] {
  return [
    ...[...prose.matchAll(spaceBefore)].map(({ index, 0: written, 1: sign = '' }): Debris => {
      const [before, after] = wordsBeside(prose, index, index + written.length);
      const meant = `${before}${sign}${after}`;
      // Where a line of YAML is folded, a space has no place of its own: the letter before it has.
      const last = prose.charAt(index - 1);
      return {
        offset: index - 1,
        tell: (place) => {
          const fix = last === '\0' ? undefined : { place, from: `${last}${written}`, to: `${last}${sign}` };
          return withFix(messages.spaceBeforeSign(place, sign, meant), fix);
        },
      };
    }),
    ...[...prose.matchAll(spaceMissing)].flatMap(({ index, 0: sign }): Debris[] => {
      if (isInName(prose, index)) return [];
      const [before, after] = wordsBeside(prose, index, index + sign.length);
      return [
        { offset: index, tell: (place) => messages.spaceMissing(place, sign, `${before}${sign} ${after}`) },
      ];
    }),
    ...[...prose.matchAll(twice)].flatMap(({ index, 0: written }): Debris[] => {
      // Of an abbreviation the first full stop, and then a comma.
      if (written === '.,' || isInName(prose, index)) return [];
      const sign = written.charAt(0) === ',' && written.charAt(1) === '.' ? '.' : written.charAt(0);
      const [before, after] = wordsBeside(prose, index, index + written.length);
      return [
        { offset: index, tell: (place) => messages.signTwice(place, written, `${before}${sign}${after}`) },
      ];
    }),
  ];
}

/** In characters: no word is longer. */
const reach = 60;

/** What stands right before and after, for a hint. */
function wordsBeside(prose: string, start: number, end: number): [before: string, after: string] {
  const before = /[^\s\0]*$/.exec(prose.slice(Math.max(0, start - reach), start))?.[0] ?? '';
  const after = /^[ \t]*[^\s\0]*/.exec(prose.slice(end, end + reach))?.[0] ?? '';
  return [before, short(after) === '' ? '' : after.replace(/\s+/g, ' ')];
}

/** Part of an address, of an email or of the name of a file, which is written as it is. */
function isInName(prose: string, index: number): boolean {
  const [before, after] = wordsBeside(prose, index, index);
  return /[@/\\_=&#]/.test(before) || /^\S*[@/\\_=&#]/.test(after);
}
