import { contactSchemes } from './link-schemes.ts';

/**
 * The address that was probably meant if a link's target is not an address; undefined if unclear. Only ever a
 * suggestion: whether there is such a page is checked once it is written there.
 */
export function meantAddress(written: string): string | undefined {
  const text = written
    .trim()
    .replaceAll(/^[“”„"‘’‚'«»<]+|(?<![“”„"‘’‚'«»>])[“”„"‘’‚'«»>]+$/g, '')
    .trim();
  const web = /^h?t{1,3}p?s?[:;.]*\/+(?=\w)/i.exec(text);
  if (web) return ifAddress(`https://${withPoints(text.slice(web[0].length))}`);
  if (/^(?:(?:mailto|e?-?mail):)?\s*[^\s@:/]+@[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+$/iu.test(text))
    return `mailto:${text.replace(/^(?:mailto|e?-?mail):\s*/i, '')}`;
  if (/^(?:tel:)?\s*\+[\d\s()-]{8,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
  if (isDomain(text)) return `https://${text}`;
  return ownPage(text);
}

/** `mailto:mailto:` and `https://https://`, even if one of them lacks its colon or slashes. */
const twice = new RegExp(
  String.raw`^\s*(?:(?:https?:?\/\/|(?:${contactSchemes}):)\s*)+((?:https?:?\/+|(?:${contactSchemes}):)\s*\S.*)`,
  'is',
);

/** Whether an address has two beginnings, as when a whole one is pasted after an existing beginning. */
export function beginsTwice(written: string): boolean {
  return twice.test(written);
}

/** The second beginning is the one that was pasted with the address. */
export function withoutFirstBeginning(written: string): string | undefined {
  const whole = twice
    .exec(written)?.[1]
    ?.trim()
    .replace(/^(https?):?\/+/i, '$1://');
  return whole === undefined || /\s/.test(whole) ? undefined : whole;
}

/** An address without the spaces in it; undefined if something may have to replace them. */
export function withoutSpaces(written: string): string | undefined {
  const text = written.trim();
  if (!/\s/.test(text)) return text;
  const [, contact = '', query = ''] =
    new RegExp(`^((?:${contactSchemes}):[^?]*)(.*)`, 'is').exec(text) ?? [];
  return contact === '' ? undefined : contact.replaceAll(/\s+/g, '') + query.replaceAll(/\s+/g, '%20');
}

/** `www,nmc.org.uk`: a comma before the first slash is a typo. */
function withPoints(rest: string): string {
  return rest.replace(/^[^/?#]*/, (host) => host.replaceAll(',', '.'));
}

function ifAddress(text: string): string | undefined {
  return /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? text : undefined;
}

/** `www.nmc.org.uk/join`, but not `courses.html`, which ends like a file. */
function isDomain(text: string): boolean {
  const [, domain = '', path] = /^([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})(\/\S*)?$/i.exec(text) ?? [];
  const isFile = /\.(?:ya?ml|mdx?|html?|php|txt|pdf|docx?|svg|png|jpe?g|webp|gif)$/i.test(domain);
  return domain !== '' && (path !== undefined || !isFile);
}

/** `courses`, `\\courses`, `Find your route`, `content/pages/courses.yaml`. */
function ownPage(text: string): string | undefined {
  const file = /^(?:\.{0,2}\/)?content\/pages\/([a-z0-9-]+)\.ya?ml$/.exec(text)?.[1];
  if (file !== undefined) return file === 'home' ? '/' : `/${file}`;
  if (/^[A-Z]{2,5}$|^n\/a$/i.test(text) && !/^[a-z]+$/.test(text)) return undefined;
  const path = text
    .replaceAll('\\', '/')
    .replace(/^(?:\.{1,2}\/)+/, '/')
    .replaceAll(/\s+/g, '-')
    .toLowerCase();
  const page = path.startsWith('/') ? path : `/${path}`;
  return /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}(?:[?#][\w=-]+)?$/.test(page) ? page : undefined;
}
