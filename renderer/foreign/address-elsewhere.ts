import { findAddressFault } from '../schema/find-address-fault.ts';
import { isMailAddress } from '../schema/mail-address.ts';
import { hasWebHost } from '../schema/web-address.ts';
import { withoutQuery } from './written-address.ts';

/** An address of another website, a mail address or a phone number; undefined if no link may lead there. */
export function addressElsewhere(address: string): string | undefined {
  if (/^mailto:/i.test(address))
    return isMailAddress(withoutQuery(address.slice('mailto:'.length))) ? address : undefined;
  if (findAddressFault(address)) return undefined;
  if (!/^https?:/i.test(address)) return /^tel:/i.test(address) ? address : undefined;
  if (!hasWebHost(address) || !URL.canParse(address)) return undefined;
  // Brackets and spaces as browsers send them.
  return address.replace(/[{}\s|^`\\]/g, encodeURIComponent);
}
