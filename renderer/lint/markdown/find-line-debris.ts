import { invisibleCharacter } from '../../../diagnostics/messages/characters.ts';
import * as messages from '../../../diagnostics/messages/debris.ts';
import {
  boxWithoutSpace,
  hashtags,
  headingTooDeep,
  headingWithoutSpace,
  listWithoutSpace,
} from '../../../diagnostics/messages.generated.ts';
import { type Debris, short } from '../debris.ts';
import { filling, type Leftover } from './leftovers.ts';

const deepHeading = /^[ \t>]*(#{7,})[ \t]+(\S[^\n]*)/gm;
const heading = /^[ \t>]*(#{1,6})([^\s#\d!/][^\n]*)/gm;
/** To Markdown, a hard space after a mark isn't a space. */
const hardSpace = /^[ \t>]*(#{1,6}|[-*+]|\d{1,2}[.)])([\u00A0\u2000-\u200B\u202F\u3000])(?=\S)/gm;
const item = new RegExp(
  String.raw`^[ \t>]*([-+](?!${filling})|\d{1,2}[.)])((?:\p{L}[\p{L}\p{M}]|${filling})[^\n]*)`,
  'gmu',
);
const starred = /^[ \t>]*(\*)(\p{L}[^\n*]*)$/gmu;
const bullet = /^[ \t>]*([•◦▪●‣∙·✓✔✅☑➡➤►👉🔹🔸]\uFE0F?)[ \t]*([^\n]*)/gmu;

/** Hashtags as social networks have them below a text. */
const tagLine = /^[ \t>]*(#[\p{L}\p{M}\d_]+(?:[ \t]+#[\p{L}\p{M}\d_]+)+)[ \t]*$/gmu;

/** At the start of an item, whose own mark is blanked out. */
const box = new RegExp(
  String.raw`^[${filling}\s]*(\[[ xX]?\])([^\s([:${filling}][^\n]*|(?<=\[\])[ \t]+\S[^\n]*)`,
  'gu',
);

/** Each of these lines begins like this; one with a box begins with the item's mark, which is blanked out. */
const possible = new RegExp(
  String.raw`^[ \t>]*(?:[#+*•◦▪●‣∙·✓✔✅☑➡➤►👉🔹🔸-]|\d{1,2}[.)])|^[${filling}\s]*\[`,
  'mu',
);

/** Lines of a paragraph that were meant as headings or list items. */
export function findLineDebris(leftover: Leftover): Debris[] {
  const { text, source } = leftover;
  if (!possible.test(text)) return [];
  const stars = [...text.matchAll(starred)];
  return [
    ...[...text.matchAll(hardSpace)].slice(0, 1).map(explainHardSpace),
    ...[...text.matchAll(deepHeading)].map(explainDeepHeading),
    ...[...text.matchAll(heading)].filter((match) => isHeading(match, text)).map(explainHeading),
    ...first(
      [...text.matchAll(item)]
        .filter((match) => isItem(match, leftover))
        .map((match) => explainItem(match, source)),
    ),
    ...(stars.length > 1 ? first(stars.map((match) => explainItem(match, source))) : []),
    ...first([...text.matchAll(bullet)].map(explainBullet)),
    ...first([...text.matchAll(tagLine)].map((match) => ({ offset: startOf(match), tell: hashtags }))),
    ...(leftover.tag === 'li' ? [...text.matchAll(box)].map(explainBox) : []),
  ];
}

/** `#nursing #uk` are hashtags; a single # is a heading only if the rest of its line reads like one. */
function isHeading(
  { 0: line, 1: mark = '', 2: words = '', index = 0 }: RegExpMatchArray,
  text: string,
): boolean {
  if (mark.length > 1) return true;
  const isWhole = index + line.length === text.length || text[index + line.length] === '\n';
  return isWhole && /^\p{Lu}/u.test(words) && !/[.,;#]|:$/.test(words) && words.length < 80;
}

/** A single line with a hyphen is surely an item only at the start of a paragraph. */
function isItem(
  { 1: mark = '', 2: words = '', index = 0 }: RegExpMatchArray,
  { text, tag }: Leftover,
): boolean {
  if (tag !== 'p' && tag !== 'li') return false;
  // The line after an item, with its own number.
  if (tag === 'li' && index > 0) return true;
  if (/^\d/.test(mark) && mark.endsWith('.'))
    return new RegExp(`^[\\p{Lu}${filling}]`, 'u').test(words) || text.slice(index).split('\n').length > 1;
  return true;
}

function first(all: readonly Debris[]): readonly Debris[] {
  return all.slice(0, 1);
}

function startOf({ 0: line, 1: mark = '', index = 0 }: RegExpMatchArray): number {
  return index + line.indexOf(mark);
}

function explainHeading(match: RegExpMatchArray): Debris {
  const [, mark = '', words = ''] = match;
  const meant = `${mark.length === 1 ? '##' : mark} ${short(words)}`;
  return { offset: startOf(match), tell: (place) => headingWithoutSpace(place, { meant }) };
}

function explainDeepHeading(match: RegExpMatchArray): Debris {
  const [, mark = '', words = ''] = match;
  return {
    offset: startOf(match),
    tell: (place) => headingTooDeep(place, { signs: mark.length, meant: `## ${short(words)}` }),
  };
}

function explainHardSpace(match: RegExpMatchArray): Debris {
  const [, mark = '', character = ''] = match;
  return {
    offset: startOf(match) + mark.length,
    tell: (place) => invisibleCharacter(place, { character, after: mark, meant: undefined }),
  };
}

function explainItem(match: RegExpMatchArray, source: string): Debris {
  const [line, mark = '', words = ''] = match;
  const end = (match.index ?? 0) + line.length;
  const meant = `${mark} ${short(source.slice(end - words.length, end))}`;
  return { offset: startOf(match), tell: (place) => listWithoutSpace(place, { mark, meant }) };
}

function explainBullet(match: RegExpMatchArray): Debris {
  const [, mark = '', words = ''] = match;
  return { offset: startOf(match), tell: (place) => messages.typedBullet(place, mark, `- ${short(words)}`) };
}

function explainBox(match: RegExpMatchArray): Debris {
  const [, mark = '', words = ''] = match;
  const meant = `${/x/i.test(mark) ? '[x]' : '[ ]'} ${short(words)}`;
  return { offset: startOf(match), tell: (place) => boxWithoutSpace(place, { written: mark, meant }) };
}
