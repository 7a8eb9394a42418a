import { nearest } from '../../../diagnostics/nearest.ts';
import { wordTable } from '../../../diagnostics/word-table.ts';
import { isMailAddress } from '../../schema/mail-address.ts';

/**
 * `hello@example.com` for `hello @example,com` and `hello@@example.com`; undefined if more than punctuation is wrong.
 */
export function mendMailAddress(written: string): string | undefined {
  const mended = written
    .replace(/\s+/g, '')
    .replace(/[@＠]+/g, '@')
    .replace(/@.*/g, (domain) => domain.replaceAll(/[,。．｡]/g, '.'))
    .replace(/\(at\)|\[at\]/i, '@')
    .replace(/(?<!\.)\.+$/, '');
  return isMailAddress(mended) ? mended : undefined;
}

/** The most common providers, by the first part of the domain. */
const providers = [
  'gmail',
  'googlemail',
  'hotmail',
  'outlook',
  'yahoo',
  'icloud',
  'btinternet',
  'protonmail',
];
/** Real providers with similar names. */
const others = new Set(['mail', 'email', 'ymail', 'rmail', 'fmail', 'inlook']);
const endings = wordTable({
  ...{ con: 'com', cmo: 'com', ocm: 'com', comm: 'com', vom: 'com', xom: 'com', cpm: 'com', coom: 'com' },
  ...{ 'co.ku': 'co.uk', couk: 'co.uk', 'c.uk': 'co.uk', 'co.k': 'co.uk', nte: 'net', ogr: 'org' },
});

/** The intended domain for one that is one slip away from a provider’s, or ends in a misspelt `.com`. */
export function mendMailDomain(domain: string): string | undefined {
  const [label = '', ...rest] = domain.toLowerCase().split('.');
  const ending = rest.join('.');
  const provider =
    providers.includes(label) || others.has(label) ? label : (nearest(label, providers) ?? label);
  const mended = `${provider}.${endings.get(ending) ?? ending}`;
  return mended === domain.toLowerCase() ? undefined : mended;
}
