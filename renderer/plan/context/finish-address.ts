import type { Link } from '../../../schemas/planned.ts';

export type AddressStyle = { base: string; trailingSlash: boolean };

/** An address as an editor writes it, finished for the browser: base path and trailing-slash policy applied to the site's own paths. */
export function finishLink(written: string, style: AddressStyle): Link {
  if (written.startsWith('/')) return { href: finishAddress(written, style), external: false };
  if (written.startsWith('tel:')) return { href: written.replace(/[^\w:+]/g, ''), external: false };
  return { href: written, external: /^https?:/.test(written) };
}

/** `/courses?search=oet` → `/branch/courses/?search=oet`. Files (a dot in the last part) keep their name. */
export function finishAddress(written: string, style: AddressStyle): string {
  const split = /^([^?#]*)(.*)$/s.exec(written);
  const path = (split?.[1] ?? written).replace(/\/+$/, '');
  const rest = split?.[2] ?? '';
  if (path === '') return `${style.base}/${rest}`;
  const isFile = /\.[a-z0-9]+$/.test(path);
  return `${style.base}${path}${style.trailingSlash && !isFile ? '/' : ''}${rest}`;
}

/** Where the page of an address is written: `/courses` → `courses/index.html`. Hosts look for the not-found page by its file's name. */
export function outputOf(address: string): string {
  if (address === '/404') return '404.html';
  return address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;
}
