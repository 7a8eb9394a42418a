import { linkSchemes } from '../../../diagnostics/link-schemes.ts';
import { withoutSpaces } from '../../../diagnostics/meant-address.ts';
import * as messages from '../../../diagnostics/messages/debris.ts';
import { bracketAlone, linkNotOpened } from '../../../diagnostics/messages.generated.ts';
import { withFix } from '../../../diagnostics/with-fix.ts';
import { findContactLinkProblem } from '../../check/contact/find-contact-link-problem.ts';
import { slugify } from '../../markdown/slugify.ts';
import { type Debris, short } from '../debris.ts';
import { filling, type Leftover } from './leftovers.ts';

const target = String.raw`(?:\/|#|(?:${linkSchemes}):|www\.|\{)`;

const broken = /(!?)\[([^[\]]*)\]\(([^()\n]*)(\)?)/g;
/** Captures only the last word before it, searched backwards so that long words take no longer. */
const notOpened = new RegExp(String.raw`(?<=([\p{L}\p{M}\p{N}’'-]{1,60}))\]\((${target}[^()\s]*)\)`, 'gu');

/**
 * Links and pictures that the compiler didn’t recognise. Those that it did are blanked out in `text`. `code`: of the
 * site’s country.
 */
export function findLinkDebris({ text, source }: Leftover, code: () => string | undefined): Debris[] {
  // All of them contain a bracket, and most texts have none.
  if (!/[[\]]|\)\(|\uE000\)/.test(text)) return [];
  return [
    ...[...text.matchAll(broken)].flatMap((match) => explainBroken(match, source, code)),
    ...[...text.matchAll(notOpened)]
      .filter(({ index }) => text.lastIndexOf('[', index) <= text.lastIndexOf(']', index - 1))
      .map(
        ({ index, 1: word = '', 2: to = '' }): Debris => ({
          offset: index - word.length,
          tell: (place) => linkNotOpened(place, { last: `[${word}](${to})` }),
        }),
      ),
    ...findStrayBracket(text),
  ];
}

/**
 * A bracket right before or after a link, or a word in bold, without a partner: `[[words](/address)`,
 * `[words](/address))`.
 */
function findStrayBracket(text: string): Debris[] {
  const [before] = text.matchAll(new RegExp(`\\[(?=${filling})`, 'g'));
  if (before && !text.includes(']', before.index))
    return [{ offset: before.index, tell: (place) => bracketAlone(place, { bracket: '[' }) }];
  const [after] = text.matchAll(new RegExp(`(?<=${filling})\\)`, 'g'));
  if (after && text.lastIndexOf('(', after.index) < 0)
    return [{ offset: after.index, tell: (place) => bracketAlone(place, { bracket: ')' }) }];
  return [];
}

/**
 * `[words](/address` without its closing bracket, an address with a space in it, and a caption in curly quotation
 * marks.
 */
function explainBroken(match: RegExpMatchArray, source: string, code: () => string | undefined): Debris[] {
  const { index = 0 } = match;
  const [, mark = '', label = '', inside = '', end] = match;
  const words = short(source.slice(index + mark.length + 1, index + mark.length + 1 + label.length));
  const [address = '', ...rest] = inside.split(/\s/);
  if (end === ')' && rest.length > 0 && !/["'“”‘’]/.test(inside)) {
    const isPicture = mark === '!';
    const address = source.slice(index, index + match[0].length).slice(mark.length + label.length + 3, -1);
    const contact = isPicture ? undefined : findContactLinkProblem(address, code());
    const dialled = /^tel[:.]?\s+(?=[+\d{])/i.test(address)
      ? address.replace(/^tel[:.]?\s+/i, 'tel:')
      : undefined;
    const to = isPicture
      ? undefined
      : (contact?.meant ?? dialled ?? withoutSpaces(address) ?? headingOf(address));
    const hasSize = isPicture && /^=\d*(?:x\d*)?$/.test(rest[0] ?? '');
    const name = hasSize ? inside.split(/\s/)[0] : to;
    const meant = name === undefined ? undefined : `${mark}[${words}](${name})`;
    const isSure = contact?.isSure ?? !address.includes('#');
    const written = source.slice(index, index + match[0].length);
    return [
      {
        offset: index,
        tell: (place) =>
          withFix(
            messages.linkWithSpaces(place, { address: short(address), isPicture, meant }),
            to === undefined || !isSure || written.includes('\n')
              ? undefined
              : { place, from: written, to: written.replace(address, () => to) },
          ),
      },
    ];
  }
  const caption = end === ')' ? /^(\S+)\s+[“„”‘«](.+)[“”’»]$/.exec(inside) : null;
  if (caption) {
    const [, to = '', said = ''] = caption;
    const meant = `${mark}[${words}](${to} "${short(said)}")`;
    return [{ offset: index, tell: (place) => messages.captionInCurlyQuotes(place, mark === '!', meant) }];
  }
  if (end === ')') return [];
  const clean = address.replace(/(?<![.,;:!?\]}])[.,;:!?\]}]+$/, '');
  if (clean === '') return [];
  return [
    { offset: index, tell: (place) => messages.linkNotClosed(place, ')', `${mark}[${words}](${clean})`) },
  ];
}

/** `#What to bring`: a link to a heading by its words; its id is derived from them. */
function headingOf(address: string): string | undefined {
  const [, page = '', words = ''] = /^((?:\/[\w/-]*)?)#\s*([^#\s][^#]*)$/.exec(address.trim()) ?? [];
  return words === '' ? undefined : `${page}#${slugify(words)}`;
}
