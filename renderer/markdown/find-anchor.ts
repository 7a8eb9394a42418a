import { decodeAddress } from '../../diagnostics/decode-address.ts';
import { wordsIn } from '../../diagnostics/words/letters.ts';
import { slugify } from './slugify.ts';

/** An address with the id that its fragment means; unchanged if it already has that id, or none matches. */
export function withAnchor(address: string, ids: readonly string[]): string {
  const [, before = '', fragment = ''] = /^([^#]*)#(.+)$/s.exec(address) ?? [];
  const id = fragment === '' ? undefined : findAnchor(fragment, ids);
  return id === undefined || id === decodeAddress(fragment) ? address : `${before}#${id}`;
}

/**
 * The id on a page that a link's fragment means, in whichever form other programs write it: percent-encoded, with the
 * accents and capitals of the heading, as GitHub makes it (`whats-new--2024`), or as we once made it, without the
 * combining marks of letters in other scripts. Undefined unless exactly one id matches.
 */
export function findAnchor(fragment: string, ids: readonly string[]): string | undefined {
  const meant = decodeAddress(fragment);
  if (ids.includes(meant)) return meant;
  if (wordsIn(meant).length === 0) return undefined;
  const key = keyOf(meant);
  const [only, ...others] = ids.filter((id) => keyOf(id) === key);
  if (only !== undefined) return others.length === 0 ? only : undefined;
  const bare = withoutMarks(meant);
  return bare === meant.normalize('NFKD')
    ? ids.find((id) => keyOf(withoutMarks(id)) === keyOf(bare))
    : undefined;
}

/** The words without separators. */
function keyOf(id: string): string {
  return slugify(id).replaceAll('-', '');
}

function withoutMarks(id: string): string {
  return id.normalize('NFKD').replace(/\p{M}/gu, '');
}
