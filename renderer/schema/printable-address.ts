/**
 * The last check before an address is printed, wherever it comes from: an address that runs code, or contains a whole
 * document, is never printed. It is replaced by one that leads nowhere and contains the original, so that the finished
 * site can be searched for it.
 */
import { decodeAddress } from '../../diagnostics/decode-address.ts';
import { protocolOf } from './find-address-fault.ts';

/**
 * The name in CSS for an unusable address; browsers open an empty page.
 * https://drafts.csswg.org/css-values/#about-invalid
 */
const refused = 'about:invalid#';

/** Protocols whose address is run, or shown in the name of this site, instead of being fetched from elsewhere. */
const hostile = new Set(['javascript', 'vbscript', 'livescript', 'data', 'blob', 'filesystem', 'file']);

/** Whether it may be printed as the target of a link or a form. */
export function isPrintable(address: string): boolean {
  const protocol = protocolOf(address);
  return protocol === undefined || !hostile.has(protocol);
}

/**
 * Whether it may be printed as a picture, sound or typeface of the page: one that is within the page itself does
 * nothing.
 */
export function isLoadable(address: string): boolean {
  return isPrintable(address) || protocolOf(address) === 'data';
}

/** The address, or its replacement if it may not be printed. */
export function printableAddress(address: string): string {
  return isPrintable(address) ? address : refuseAddress(address);
}

/** The replacement for an address that no link may lead to. */
export function refuseAddress(address: string): string {
  const whole = encodeURIComponent(address.toWellFormed());
  return refused + whole.replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** The original addresses that were refused, in any printed text: HTML, JSON, a single address. */
export function refusedAddresses(printed: string): string[] {
  if (!printed.includes(refused)) return [];
  return [...printed.matchAll(/about:invalid#([\w.~%!*-]+)/g)].map(([, whole = '']) => decodeAddress(whole));
}
