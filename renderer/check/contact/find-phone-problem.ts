import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { phoneLength } from '../../../diagnostics/messages/check-contact.ts';
import * as messages from '../../../diagnostics/messages/check-values.ts';
import { phoneWithZero } from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { nationalLength, readPhone } from './read-phone.ts';

/**
 * The problem with a telephone number; undefined if it can be called from anywhere. Numbers are shown as written, since
 * each country groups its digits in its own way; ITU-T E.164 allows at most 15, beginning with the country code.
 * `code`: that of the site’s other numbers, `+44`. `show`: how the number is written there.
 */
export function findPhoneProblem(
  written: string,
  code: string | undefined,
  show: (meant: string) => string = (meant) => meant,
): ((place: Place) => Diagnostic) | undefined {
  const read = readPhone(written, code);
  const meant = read && show(read);
  if (!/^\+?[(0-9][0-9 ().-]*$/.test(written) || !isLikely(written))
    return (place) => messages.noPhone(place, written, meant);
  if (!written.startsWith('+')) return (place) => messages.phoneWithoutCountry(place, written, meant);
  if (/\(0\)|^\+0/.test(written))
    return (place) => phoneWithZero(place, { written, meant: show(written.replace(/ ?\(0\) ?/, ' ')) });
  return findLengthProblem(written);
}

function isLikely(written: string): boolean {
  const { length } = written.replace(/\D/g, '');
  return length >= 7 && length <= 15;
}

function findLengthProblem(written: string) {
  const known = nationalLength(written);
  if (!known || (known.digits >= known.least && known.digits <= known.most)) return undefined;
  const { digits, least, most } = known;
  const needed = least === most ? String(least) : `${least} to ${most}`;
  return (place: Place) => phoneLength(place, { written, digits, needed });
}
