import * as messages from '../../../diagnostics/messages/debris.ts';
import { htmlInPlainText, markdownInPlainText } from '../../../diagnostics/messages.generated.ts';
import { type Debris, short } from '../debris.ts';
import { characterOf, findHalfEntities } from './entities.ts';

const tag =
  /<\/?(?:a|b|i|u|em|strong|br|p|span|div|small|sup|sub|h[1-6]|ul|ol|li|font|mark|center|hr|img)(?:\s[^<>]*)?\/?>/gi;
const entity =
  /&(?:(amp|nbsp|lt|gt|quot|apos|pound|euro|ndash|mdash|hellip|rsquo|lsquo|rdquo|ldquo|copy|reg|trade|bull|eacute)|#(\d{2,5})|#x([0-9a-f]{2,5}));/gi;
const marks: readonly RegExp[] = [
  /!?\[([^[\]]+)\]\([^()\s]+\)/g,
  /(?<![*\w])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*(?![*\w])/g,
  /(?<![_\w])__([^_\s](?:[^_]*[^_\s])?)__(?![_\w])/g,
  /(?<![*\w])\*([^*\s](?:[^*]*[^*\s])?)\*(?![*\w])/g,
  /(?<!~)~~([^~]+)~~(?!~)/g,
  /`([^`]+)`/g,
  /^#{1,6}[ \t]+(.+)/g,
];

/** The word beside a mark whose partner is missing. */
const alone =
  /(?<![*\w])\*\*([\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*)|(?<![\p{L}\p{M}\p{N}][’'-]*)([\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*)\*\*(?![*\w])/gu;

/** Markdown in a text that is shown as written. */
export function findMarkdown(text: string): Debris[] {
  if (!/[*_`~\]#]/.test(text)) return [];
  const pairs = marks.flatMap((mark) => [...text.matchAll(mark)]);
  const found = pairs.length > 0 ? pairs : [...text.matchAll(alone)];
  return found.slice(0, 1).map(({ index, 0: written, 1: first, 2: inside = first ?? '' }) => ({
    offset: index,
    tell: (place) => markdownInPlainText(place, { written: short(written), meant: short(inside) }),
  }));
}

/** A comma or semicolon after the last word, as at the end of a line of code. */
export function findLastSign(text: string): Debris[] {
  const found = /^(?!.*\n)(.*[^\s,;])([,;])$/.exec(text);
  const [, words = '', sign = ''] = found ?? [];
  if (!found || /&\w+;$/.test(text)) return [];
  return [{ offset: words.length, tell: (place) => messages.signAtEnd(place, sign, shortEnd(words)) }];
}

function shortEnd(text: string): string {
  return text.length > 60 ? `…${text.slice(-50).trimStart()}` : text;
}

/** HTML tags and entities. */
export function findHtml(text: string): Debris[] {
  const tags = text.includes('<') ? [...text.matchAll(tag)].slice(0, 1) : [];
  const entities = text.includes('&') ? [...text.matchAll(entity)].slice(0, 1) : [];
  if (entities.length === 0 && tags.length === 0) return findHalfEntities(text);
  return [
    ...tags.map(
      ({ index, 0: written }): Debris => ({
        offset: index,
        tell: (place) => htmlInPlainText(place, { written: short(written) }),
      }),
    ),
    ...entities.map(
      (match): Debris => ({
        offset: match.index,
        tell: (place) => messages.entityInText(place, match[0], characterOf(match[0])),
      }),
    ),
  ];
}
