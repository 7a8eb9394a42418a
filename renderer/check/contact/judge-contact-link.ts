import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-contact.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { judgePhone } from './judge-phone.ts';
import { isMailAddress, mendMailAddress } from './mail-address.ts';
import { readPhone } from './read-phone.ts';

type Problem = (place: Place) => Diagnostic;

/**
 * What is wrong with a link that writes an email, dials a number or opens a chat, to be said at its place. Nothing of any
 * other link, and nothing where a name stands in it: the value is judged where it is written. `code`: of the site’s country.
 */
export function judgeContactLink(written: string, code: string | undefined): Problem | undefined {
  if (written.includes('{')) return undefined;
  const [, scheme = '', rest = ''] = /^\s*(mailto|tel):(.*)$/is.exec(written) ?? [];
  if (scheme.toLowerCase() === 'mailto') return judgeMail(rest);
  if (scheme.toLowerCase() === 'tel') return judgeDial(rest, code);
  return judgeChat(written, code);
}

function judgeMail(rest: string): Problem | undefined {
  const [to = '', query = ''] = rest.split('?');
  const address = decode(to).trim();
  if (address === '') return /(?:^|&)(?:to|bcc)=/i.test(query) ? undefined : messages.mailWithoutAddress;
  if (address.split(',').every((one) => isMailAddress(one.trim()))) return undefined;
  return (place) => messages.wrongMailAddress(place, address, mendMailAddress(address));
}

/** Numbers of three to six digits are services of a country: 111, 999. */
function judgeDial(rest: string, code: string | undefined): Problem | undefined {
  const number = decode(rest).split(';')[0]?.trim() ?? '';
  return /^\d{3,6}$/.test(number) ? undefined : judgePhone(number, code, inLink);
}

function inLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}

/** WhatsApp wants the whole number in digits. https://faq.whatsapp.com/5913398998672934 */
function judgeChat(written: string, code: string | undefined): Problem | undefined {
  const found = /^(https?:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=))([^?&#/]*)(.*)$/i.exec(
    written.trim(),
  );
  if (!found) return undefined;
  const [, before = '', number = '', after = ''] = found;
  // An invitation or a short link has a word there.
  if (!/^[+\d()%\s.-]+$/.test(number)) return undefined;
  const bare = decode(number);
  if (/^[1-9]\d*$/.test(bare) && !judgePhone(`+${bare}`, code)) return undefined;
  const meant = readPhone(bare.replace(/^\+0/, '0'), code);
  const link = meant && `${before}${meant.replace(/\D/g, '')}${after}`;
  return (place) => messages.chatLinkNumber(place, written, link);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
