import { decodeAddress } from '../../diagnostics/decode-address.ts';

/**
 * The canonical form of an address of the site: `/Courses/`, `/courses.html` and `/courses/index.html` are `/courses`,
 * and `/k%C3%BCrse` is `/kürse`.
 */
export function addressKey(address: string): string {
  const path = decodeAddress(address)
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, '')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
  return path === '' ? '/' : path;
}
