import { nearest } from '../../../diagnostics/nearest.ts';
import { wordTable } from '../../../diagnostics/word-table.ts';
import { isMailAddress } from '../../schema/mail-address.ts';

/** `hello@example.com` for `hello @example,com` and `hello@@example.com`; nothing where more than signs is wrong. */
export function mendMailAddress(written: string): string | undefined {
  const mended = written
    .replace(/\s+/g, '')
    .replace(/[@＠]+/g, '@')
    .replace(/@.*/g, (domain) => domain.replaceAll(/[,。．｡]/g, '.'))
    .replace(/\(at\)|\[at\]/i, '@')
    .replace(/(?<!\.)\.+$/, '');
  return isMailAddress(mended) ? mended : undefined;
}

/** The providers that most people have their address of, by the first part of the domain. */
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
/** Providers whose names only look like those. */
const others = new Set(['mail', 'email', 'ymail', 'rmail', 'fmail', 'inlook']);
const endings = wordTable({
  ...{ con: 'com', cmo: 'com', ocm: 'com', comm: 'com', vom: 'com', xom: 'com', cpm: 'com', coom: 'com' },
  ...{ 'co.ku': 'co.uk', couk: 'co.uk', 'c.uk': 'co.uk', 'co.k': 'co.uk', nte: 'net', ogr: 'org' },
});

/** The domain that was meant by one that is a slip away from a provider’s, or ends in a slip of `.com`. */
export function mendMailDomain(domain: string): string | undefined {
  const [label = '', ...rest] = domain.toLowerCase().split('.');
  const ending = rest.join('.');
  const provider =
    providers.includes(label) || others.has(label) ? label : (nearest(label, providers) ?? label);
  const mended = `${provider}.${endings.get(ending) ?? ending}`;
  return mended === domain.toLowerCase() ? undefined : mended;
}
