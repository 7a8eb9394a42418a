import { contactSchemes } from '../../../diagnostics/link-schemes.ts';
import { beginsTwice } from '../../../diagnostics/meant-address.ts';
import * as messages from '../../../diagnostics/messages/check-contact.ts';
import {
  contactWithSlashes,
  linkDetour,
  mailQuery,
  mailWithoutAddress,
} from '../../../diagnostics/messages.generated.ts';
import type { ContactProblem } from '../../schema/checked.ts';
import { isMailAddress } from '../../schema/mail-address.ts';
import { findCopiedAddressProblem } from './find-copied-address-problem.ts';
import { findPhoneProblem } from './find-phone-problem.ts';
import { mendMailAddress } from './mail-address.ts';
import { readPhone } from './read-phone.ts';

/**
 * Judges a link that writes an email or a message, dials a number or opens a chat, directly or through another website.
 * Undefined for any other link, for one that isn't an address, and for one with a name in it: the value is judged
 * where it is written. `code`: of the site’s country.
 */
export function findContactLinkProblem(
  written: string,
  code: string | undefined,
): ContactProblem | undefined {
  const query = /^(\s*mailto:[^?&\s]*)&((?:subject|body|cc|bcc)=.*)$/is.exec(written);
  if (query) return mailQueryProblem(written, `${query[1]}?${query[2]}`);
  const detour = findDetour(written);
  if (detour) return detour;
  if (written.includes('{') || beginsTwice(written)) return undefined;
  const copied = findCopiedAddressProblem(written);
  if (copied) return copied;
  const [, scheme = '', rest = ''] =
    new RegExp(String.raw`^\s*(${contactSchemes}):(.*)$`, 'is').exec(written) ?? [];
  if (rest.startsWith('//')) {
    const meant = `${scheme}:${rest.replace(/^\/+/, '')}`;
    return { tell: (place) => contactWithSlashes(place, { written, meant }), meant, isSure: true };
  }
  if (scheme.toLowerCase() === 'mailto') return findMailProblem(rest);
  if (scheme.toLowerCase() === 'tel') return findDialProblem(rest, code, 'tel');
  if (scheme.toLowerCase() === 'sms') return findMessageProblem(rest, code);
  return findChatProblem(written, code);
}

function mailQueryProblem(written: string, meant: string): ContactProblem {
  return { tell: (place) => mailQuery(place, { written, meant }), meant, isSure: true };
}

function findMailProblem(rest: string): ContactProblem | undefined {
  const [to = '', query = ''] = rest.split('?');
  const address = decode(to).trim();
  if (address === '') return /(?:^|&)(?:to|bcc)=/i.test(query) ? undefined : { tell: mailWithoutAddress };
  if (address.split(',').every((one) => isMailAddress(one.trim()))) return undefined;
  return { tell: (place) => messages.wrongMailAddress(place, address, mendMailAddress(address)) };
}

/** Numbers of three to six digits are national services: 111, 999. */
function findDialProblem(
  rest: string,
  code: string | undefined,
  scheme: 'tel' | 'sms',
): ContactProblem | undefined {
  const number = decode(rest).split(';')[0]?.trim() ?? '';
  const inLink = (meant: string) => `${scheme}:${meant.replace(/[^+\d]/g, '')}`;
  const tell = /^\d{3,6}$/.test(number) ? undefined : findPhoneProblem(number, code, inLink);
  return tell && { tell };
}

/**
 * To one number or several, with or without a text; with a text alone, the sender picks the recipient. Source: RFC
 * 5724.
 */
function findMessageProblem(rest: string, code: string | undefined): ContactProblem | undefined {
  const [numbers = '', ...texts] = rest.split(/[?&]/);
  if (numbers.trim() === '' && texts.length > 0) return undefined;
  return numbers.split(',').flatMap((number) => findDialProblem(number, code, 'sms') ?? [])[0];
}

/** WhatsApp requires the whole number in digits. https://faq.whatsapp.com/5913398998672934 */
function findChatProblem(written: string, code: string | undefined): ContactProblem | undefined {
  const found =
    /^(https?:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=))([^?&#/]*)(?![^?&#/])(.*)$/i.exec(
      written.trim(),
    );
  if (!found) return undefined;
  const [, before = '', number = '', after = ''] = found;
  // An invitation or a short link has a word here.
  if (!/^[+\d()%\s.-]+$/.test(number)) return undefined;
  const bare = decode(number);
  if (/^[1-9]\d*$/.test(bare) && !findPhoneProblem(`+${bare}`, code)) return undefined;
  const whole = readPhone(bare.replace(/^\+0/, '0'), code);
  const meant = whole && `${before}${whole.replace(/\D/g, '')}${after}`;
  return {
    tell: (place) => messages.chatLinkNumber(place, written, meant),
    // A missing country code may be another country's.
    ...(meant !== undefined && { meant, isSure: whole?.replace(/\D/g, '') === bare.replace(/\D/g, '') }),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Programs that put their own address before every link copied from them, and the parameters that may hold the real
 * one.
 */
const detours: readonly [via: string, address: RegExp, ...parts: string[]][] = [
  ['Google', /^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?/i, 'q', 'url'],
  ['Facebook', /^https?:\/\/lm?\.facebook\.com\/l\.php\?/i, 'u'],
  ['Instagram', /^https?:\/\/l\.instagram\.com\/\?/i, 'u'],
  ['Outlook', /^https?:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\/[^?]*\?/i, 'url'],
  ['YouTube', /^https?:\/\/(?:www\.)?youtube\.com\/redirect\?/i, 'q'],
];

/**
 * Judges a link that was copied out of another program and leads through it: visitors are tracked there, and it may
 * stop working.
 */
function findDetour(written: string): ContactProblem | undefined {
  const address = written.trim();
  for (const [via, pattern, ...parts] of detours) {
    if (!pattern.test(address) || !URL.canParse(address)) continue;
    const { searchParams } = new URL(address);
    const meant = parts.flatMap((part) => searchParams.get(part) ?? []).find(isPlainAddress);
    if (meant === undefined) continue;
    return { tell: (place) => linkDetour(place, { via, meant }), meant, isSure: true };
  }
  return undefined;
}

function isPlainAddress(text: string): boolean {
  return /^https?:\/\/[^\s"<>]*$/.test(text);
}
