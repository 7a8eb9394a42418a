import { rawHtml } from '../../../diagnostics/messages/check-markdown.ts';
import { entityInText } from '../../../diagnostics/messages/debris.ts';
import type { Debris } from '../debris.ts';

/** HTML entities that occur in texts, by name. */
const characters: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['nbsp', '\u00A0'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', '’'],
  ['pound', '£'],
  ['euro', '€'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['rdquo', '”'],
  ['ldquo', '“'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
  ['bull', '•'],
  ['eacute', 'é'],
]);

/** The last Unicode code point. */
const lastCode = 0x10_ff_ff;

/** The character for `&amp;`, `&#39;`, `&amp` and `&amp;amp;`; undefined if it isn't one that texts use. */
export function characterOf(entity: string): string | undefined {
  const [, name = '', decimal, hexadecimal] =
    /&?(?:(?<![a-z])([a-z]+)|#(\d+)|#x([\da-f]+));?$/i.exec(entity) ?? [];
  if (name !== '') return characters.get(name.toLowerCase());
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  if (!(code <= lastCode)) return undefined;
  const character = String.fromCodePoint(code);
  return /^[\p{L}\p{N}\p{P}\p{S}\u00A0]$/u.test(character) ? character : undefined;
}

const names = 'amp|nbsp|lt|gt|quot|apos|pound|euro|ndash|mdash|hellip|[lr][sd]quo';
const half = new RegExp(
  `&(?:(?:amp;)+(?:${names}|#\\d{2,5});|(?:${names})(?![a-z;=])|#\\d{2,5}(?![\\d;]))`,
  'g',
);
const escapedTag =
  /&lt;\/?(?:a|b|i|u|p|em|strong|br|span|div|ul|ol|li|h[1-6]|font|sup|sub)(?:\s[^&<>]{0,200})?\/?&gt;/gi;

/** Entities without a semicolon, or with an & that is itself an entity: neither is decoded. Reported once per text. */
export function findHalfEntities(text: string): Debris[] {
  if (!text.includes('&')) return [];
  return [...text.matchAll(half)].slice(0, 1).map(({ 0: written, index }) => ({
    offset: index,
    tell: (place) => entityInText(place, written, characterOf(written)),
  }));
}

/** `&lt;b&gt;`: tags that a program has escaped. */
export function findEscapedTags(text: string): Debris[] {
  if (!text.includes('&lt;')) return [];
  return [...text.matchAll(escapedTag)].slice(0, 1).map(({ 0: written, index }) => ({
    offset: index,
    tell: (place) => rawHtml(place, written.replace('&lt;', '<').replace('&gt;', '>')),
  }));
}
