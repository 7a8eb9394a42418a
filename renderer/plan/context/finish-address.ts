import type { Link } from '../../../schemas/planned.ts';

export type AddressStyle = { base: string; trailingSlash: boolean };

/**
 * An address as an editor writes it, finished for the browser: base path and trailing-slash policy applied to the
 * site's own paths.
 */
export function finishLink(written: string, style: AddressStyle): Link {
  if (/^[/\\]/.test(written)) return { href: finishAddress(onThisSite(written), style), external: false };
  if (written.startsWith('tel:')) return { href: written.replace(/[^\w:+]/g, ''), external: false };
  if (written.startsWith('sms:')) return { href: dialled(written), external: false };
  return { href: written, external: /^https?:/.test(written) };
}

/** The number without its grouping characters, followed by the text of the message. Source: RFC 5724. */
function dialled(written: string): string {
  const text = written.search(/[?&;]/);
  const end = text < 0 ? written.length : text;
  return written.slice(0, end).replace(/[^\w:+,]/g, '') + written.slice(end).trim().replace(/\s/g, '%20');
}

/** Whatever was filled in: browsers treat `//host`, `/\host` and both with a tab inside as another website. */
function onThisSite(written: string): string {
  return written.replace(/\p{Cc}/gu, '').replace(/^[/\\]+/, '/');
}

/** `/courses?search=oet` → `/branch/courses/?search=oet`. Files (a dot in the last part) keep their name. */
export function finishAddress(written: string, style: AddressStyle): string {
  const split = /^([^?#]*)(.*)/s.exec(written);
  const path = (split?.[1] ?? written).replace(/(?<!\/)\/+$/, '');
  const rest = split?.[2] ?? '';
  if (path === '') return `${style.base}/${rest}`;
  const isFile = /\.[a-z0-9]+$/.test(path);
  return `${style.base}${path}${style.trailingSlash && !isFile ? '/' : ''}${rest}`;
}

/**
 * The output file of an address: `/courses` → `courses.html`, or `courses/index.html` if addresses end with a slash.
 * Hosts serve each at its address without a redirect. They look for the not-found page by its file name.
 */
export function outputOf(address: string, { trailingSlash }: Pick<AddressStyle, 'trailingSlash'>): string {
  if (address === '/') return 'index.html';
  const path = address.slice(1);
  return trailingSlash && address !== '/404' ? `${path}/index.html` : `${path}.html`;
}

/** The address of the page that is written there, if there is one. */
export function addressOfOutput(
  output: string,
  { trailingSlash }: Pick<AddressStyle, 'trailingSlash'>,
): string {
  if (output === 'index.html') return '/';
  const end = trailingSlash && output !== '404.html' ? '/index.html' : '.html';
  return `/${output.slice(0, -end.length)}`;
}
