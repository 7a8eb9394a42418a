import { invisibleCharacter } from '../../../diagnostics/messages/characters.ts';
import * as messages from '../../../diagnostics/messages/debris.ts';
import { type Debris, short } from './debris.ts';
import type { Leftover } from './leftovers.ts';

const heading = /^[ \t>]*(#{1,6})([^\s#\d!/][^\n]*)/gm;
/** A hard space after a mark is none to Markdown. */
const hardSpace = /^[ \t>]*(#{1,6}|[-*+]|\d{1,2}[.)])([\u00A0\u2000-\u200B\u202F\u3000])(?=\S)/gm;
const item = /^[ \t>]*([-+]|\d{1,2}[.)])(\p{L}{2,}[^\n]*)/gmu;
const starred = /^[ \t>]*(\*)(\p{L}[^\n*]*)$/gmu;
const bullet = /^[ \t>]*([•◦▪●‣∙·])[ \t]*([^\n]*)/gm;

/** Lines of a paragraph that were meant as headings, or as items of a list. */
export function findLineDebris(leftover: Leftover): Debris[] {
  const { text } = leftover;
  const stars = [...text.matchAll(starred)];
  return [
    ...[...text.matchAll(hardSpace)].slice(0, 1).map(explainHardSpace),
    ...[...text.matchAll(heading)].filter((match) => isHeading(match, text)).map(explainHeading),
    ...first([...text.matchAll(item)].filter((match) => isItem(match, leftover)).map(explainItem)),
    ...(stars.length > 1 ? first(stars.map(explainItem)) : []),
    ...first([...text.matchAll(bullet)].map(explainBullet)),
  ];
}

/** `#nursing #uk` are words to search by; a single # is a heading only where a line of its own reads like one. */
function isHeading(
  { 0: line, 1: mark = '', 2: words = '', index = 0 }: RegExpMatchArray,
  text: string,
): boolean {
  if (mark.length > 1) return true;
  const isWhole = index + line.length === text.length || text[index + line.length] === '\n';
  return isWhole && /^\p{Lu}/u.test(words) && !/[.,;#]|:$/.test(words) && words.length < 80;
}

/** Of one line that begins with a hyphen only the start of a paragraph is surely an item. */
function isItem(
  { 1: mark = '', 2: words = '', index = 0 }: RegExpMatchArray,
  { text, tag }: Leftover,
): boolean {
  if (tag !== 'p' && tag !== 'li') return false;
  if (/^\d/.test(mark) && mark.endsWith('.'))
    return /^\p{Lu}/u.test(words) || text.slice(index).split('\n').length > 1;
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
  return { offset: startOf(match), tell: (place) => messages.headingWithoutSpace(place, meant) };
}

function explainHardSpace(match: RegExpMatchArray): Debris {
  const [, mark = '', character = ''] = match;
  return {
    offset: startOf(match) + mark.length,
    tell: (place) => invisibleCharacter(place, { character, after: mark, meant: undefined }),
  };
}

function explainItem(match: RegExpMatchArray): Debris {
  const [, mark = '', words = ''] = match;
  const meant = `${mark} ${short(words)}`;
  return { offset: startOf(match), tell: (place) => messages.listWithoutSpace(place, mark, meant) };
}

function explainBullet(match: RegExpMatchArray): Debris {
  const [, mark = '', words = ''] = match;
  return { offset: startOf(match), tell: (place) => messages.typedBullet(place, mark, `- ${short(words)}`) };
}
