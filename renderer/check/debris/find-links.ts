import * as messages from '../../../diagnostics/messages/debris.ts';
import { type Debris, short } from './debris.ts';
import type { Leftover } from './leftovers.ts';

const target = String.raw`(?:\/|#|https?:|mailto:|tel:|www\.|\{)`;

const gap = new RegExp(String.raw`\[([^[\]]+)\][ \t\n]+\((${target}[^()\s]*)\)`, 'g');
const broken = /(!?)\[([^[\]]*)\]\(([^()\n]*)(\)?)/g;
const bracketOpen = new RegExp(String.raw`\[([^[\]()\n]+)\((${target}[^()\s]*)\)`, 'g');
const reversed = new RegExp(String.raw`\(([^()\n]+)\)\[(${target}[^[\]\s]*)\]`, 'g');
const named = /(?<![\w\]!])\[([^[\]^\n]+)\]\[([^[\]^\n]*)\](?!\()/g;

/** Links and pictures that the compiler didn’t take for any. What it did take is blanked out in `text`. */
export function findLinkDebris({ text, source }: Leftover): Debris[] {
  const words = (start: number, length: number) => short(source.slice(start, start + length));
  return [
    ...[...text.matchAll(gap)].map(({ index, 1: label = '', 2: to = '' }) => ({
      offset: index,
      tell: (place: Parameters<typeof messages.linkWithGap>[0]) =>
        messages.linkWithGap(place, `[${words(index + 1, label.length)}](${to})`),
    })),
    ...[...text.matchAll(broken)].flatMap((match) => explainBroken(match, source)),
    ...[...text.matchAll(bracketOpen)].map(
      ({ index, 1: label = '', 2: to = '' }): Debris => ({
        offset: index,
        tell: (place) =>
          messages.linkNotClosed(place, ']', `[${words(index + 1, label.length).trim()}](${to})`),
      }),
    ),
    ...[...text.matchAll(reversed)].map(
      ({ index, 1: label = '', 2: to = '' }): Debris => ({
        offset: index,
        tell: (place) => messages.linkReversed(place, `[${words(index + 1, label.length)}](${to})`),
      }),
    ),
    ...[...text.matchAll(named)].map(
      ({ index, 1: label = '', 2: name = '' }): Debris => ({
        offset: index,
        tell: (place) => messages.linkWithoutAddress(place, words(index + 1, label.length), name || label),
      }),
    ),
  ];
}

/** `[words](/address` without its end, and an address with a space in it. */
function explainBroken(match: RegExpMatchArray, source: string): Debris[] {
  const { index = 0 } = match;
  const [, mark = '', label = '', inside = '', end] = match;
  const words = short(source.slice(index + mark.length + 1, index + mark.length + 1 + label.length));
  const [address = '', ...rest] = inside.split(/\s/);
  if (end === ')' && rest.length > 0 && !/["'“”‘’]/.test(inside))
    return [{ offset: index, tell: (place) => messages.linkWithSpaces(place, short(inside), mark === '!') }];
  if (end === ')') return [];
  const clean = address.replace(/[.,;:!?]+$/, '');
  if (clean === '') return [];
  return [
    { offset: index, tell: (place) => messages.linkNotClosed(place, ')', `${mark}[${words}](${clean})`) },
  ];
}
