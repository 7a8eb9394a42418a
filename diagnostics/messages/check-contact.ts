/** Telephone numbers and email addresses that reach nobody. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function phoneLength(
  place: Place,
  { written, digits, needed }: { written: string; digits: number; needed: string },
): Diagnostic {
  return createError(
    'phone-length',
    place,
    `“${written}” has ${digits} digits after the country code, but numbers in that country have ${needed}.`,
    digits < 8
      ? 'Find the digits that are missing, then write the whole number.'
      : 'Check the number digit by digit.',
  );
}

export function mailWithoutAddress(place: Place): Diagnostic {
  return createError(
    'mail-without-address',
    place,
    'This link opens an email to nobody: there is no address after “mailto:”.',
    'Write the address after the colon, for example: mailto:{site.contact.email}',
  );
}

export function contactWithSlashes(place: Place, written: string, meant: string): Diagnostic {
  return createError(
    'contact-with-slashes',
    place,
    `“${written}” has slashes after the colon, which only web addresses have.`,
    `Write ${meant}`,
  );
}

export function wrongMailAddress(place: Place, written: string, meant: string | undefined): Diagnostic {
  return createError(
    'wrong-mail-address',
    place,
    `“${written}” is not an email address.`,
    meant === undefined ? 'Write it like this: name@example.com' : `Write ${meant}`,
  );
}

export function misspeltMailDomain(
  place: Place,
  { written, meant }: { written: string; meant: string },
): Diagnostic {
  return createWarning(
    'misspelt-mail-domain',
    place,
    `“${written}” looks misspelt after the @.`,
    `Did you mean ${meant}?`,
  );
}

export function chatLinkNumber(place: Place, written: string, meant: string | undefined): Diagnostic {
  return createError(
    'chat-link-number',
    place,
    `The number in “${written}” can’t be reached: a chat link has the country code and the rest of the number, in digits only.`,
    meant === undefined ? 'Write it like this: https://wa.me/447700900142' : `Write ${meant}`,
  );
}

/** An email link in which & stands where the first ? has to be. */
export function mailQuery(place: Place, written: string, meant: string): Diagnostic {
  return createError(
    'mail-query',
    place,
    `There is no question mark in “${written}”, so everything after the & would be taken for a part of the email address.`,
    `Write ${meant}`,
  );
}

/** `via`: the program that the link leads through. */
export function linkDetour(place: Place, via: string, meant: string): Diagnostic {
  return createWarning(
    'link-detour',
    place,
    `This link leads through ${via}, which put its own address there when the link was copied.`,
    `Write ${meant}`,
  );
}

/** `meant`: the network that the address is on. */
export function otherNetwork(place: Place, network: string, meant: { id: string; name: string }): Diagnostic {
  return createError(
    'other-network',
    place,
    `This address is on ${meant.name}, but the link is for ${network}.`,
    `Write the address of your page on ${network}, or write network: ${meant.id}`,
  );
}

/** `end`: the signs of a sentence that the address has at its end. */
export function addressWithStop(place: Place, written: string, end: string, meant: string): Diagnostic {
  return createWarning(
    'address-with-stop',
    place,
    `“${written}” ends with “${end}”, which belongs to the sentence and not to the address.`,
    `Write ${meant}`,
  );
}

/** `name`: of the part of the address that counts. */
export function addressWithTracking(place: Place, name: string, meant: string): Diagnostic {
  return createWarning(
    'address-with-tracking',
    place,
    `“${name}” in this address counts visitors for wherever the link was copied from.`,
    `Write ${meant}`,
  );
}

export function linkToEditor(place: Place, program: string): Diagnostic {
  return createWarning(
    'link-to-editor',
    place,
    `This link opens ${program} for people who work on the document, so visitors may be asked to sign in or be able to change it.`,
    'Put the document into content/media as a PDF and link to that, or publish it and copy the address it is published at.',
  );
}

/** `meant`: the postcode that was probably meant. */
export function postcodeWrong(place: Place, written: string, meant: string | undefined): Diagnostic {
  return createWarning(
    'postcode-wrong',
    place,
    `“${written}” is not a postcode in the form that the UK uses.`,
    meant === undefined ? 'Write it as on a letter, for example: EC1A 1AA' : `Write ${meant}`,
  );
}
