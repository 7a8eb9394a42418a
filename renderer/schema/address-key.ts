import { decodeAddress } from '../../diagnostics/decode-address.ts';

/** What an address of the site has in common with all its spellings: `/Courses/`, `/courses.html` and `/courses/index.html` are `/courses`, and `/k%C3%BCrse` is `/kürse`. */
export function addressKey(address: string): string {
  const path = decodeAddress(address)
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, '')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
  return path === '' ? '/' : path;
}
