/**
 * The last door before an address is printed, whoever made it: what runs code, or holds a whole document, is never
 * printed as an address. In its place comes one that leads nowhere and says what it was, so that the finished site can
 * be searched for it.
 */
import { decodeAddress } from '../../diagnostics/decode-address.ts';
import { protocolOf } from './judge-address.ts';

/** What CSS calls an address that could not be used; browsers open an empty page. https://drafts.csswg.org/css-values/#about-invalid */
const refused = 'about:invalid#';

/** Protocols with which an address is run, or shown in the name of this site, in place of being fetched from elsewhere. */
const hostile = new Set(['javascript', 'vbscript', 'livescript', 'data', 'blob', 'filesystem', 'file']);

/** Whether it may be printed as what a link or a form leads to. */
export function isPrintable(address: string): boolean {
  const protocol = protocolOf(address);
  return protocol === undefined || !hostile.has(protocol);
}

/** Whether it may be printed as a picture, sound or typeface of the page: one that is within the page itself does nothing. */
export function isLoadable(address: string): boolean {
  return isPrintable(address) || protocolOf(address) === 'data';
}

/** The address, or what is printed in its place. */
export function printableAddress(address: string): string {
  return isPrintable(address) ? address : refuseAddress(address);
}

/** What is printed in place of an address that no link may lead to. */
export function refuseAddress(address: string): string {
  const whole = encodeURIComponent(address.toWellFormed());
  return refused + whole.replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** The addresses that were refused, as they had been, of anything that is printed: HTML, JSON, an address by itself. */
export function refusedAddresses(printed: string): string[] {
  if (!printed.includes(refused)) return [];
  return [...printed.matchAll(/about:invalid#([\w.~%!*-]*)/g)].map(([, whole = '']) => decodeAddress(whole));
}
