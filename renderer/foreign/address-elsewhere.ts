import { findAddressFault } from '../schema/find-address-fault.ts';
import { isMailAddress } from '../schema/mail-address.ts';
import { hasWebHost } from '../schema/web-address.ts';
import { withoutQuery } from './written-address.ts';

/** An address of another website, a mail address or a phone number; undefined if no link may lead there. */
export function addressElsewhere(address: string): string | undefined {
  const [mailto] = /^mailto:\/*/i.exec(address) ?? [];
  if (mailto !== undefined) {
    const written = address.slice(mailto.length);
    return isMailAddress(withoutQuery(written)) ? `mailto:${written}` : undefined;
  }
  if (findAddressFault(address)) return undefined;
  if (!/^https?:/i.test(address)) return /^tel:/i.test(address) ? address : undefined;
  if (!hasWebHost(address) || !URL.canParse(address)) return undefined;
  // Brackets and spaces as browsers send them; small letters, since `%7Bname%7D` in a text of ours names a value.
  return address
    .replace(/[{}\s|^`\\]/g, encodeURIComponent)
    .replace(/%7[bd]/gi, (sign) => sign.toLowerCase());
}
