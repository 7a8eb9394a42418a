/** Telephone numbers and email addresses that reach nobody. */

import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';

export function phoneLength(
  place: Place,
  { written, digits, needed }: { written: string; digits: number; needed: string },
): Diagnostic {
  return generated.phoneLength(place, {
    written,
    digits,
    needed,
    hint:
      digits < 8
        ? 'Find the digits that are missing, then write the whole number.'
        : 'Check the number digit by digit.',
  });
}

export function wrongMailAddress(place: Place, written: string, meant: string | undefined): Diagnostic {
  return generated.wrongMailAddress(place, {
    written,
    hint: meant === undefined ? 'Write it like this: name@example.com' : `Write ${meant}`,
  });
}

export function chatLinkNumber(place: Place, written: string, meant: string | undefined): Diagnostic {
  return generated.chatLinkNumber(place, {
    written,
    hint: meant === undefined ? 'Write it like this: https://wa.me/447700900142' : `Write ${meant}`,
  });
}

/** `meant`: the network that the address belongs to. */
export function otherNetwork(place: Place, network: string, meant: { id: string; name: string }): Diagnostic {
  return generated.otherNetwork(place, { meantName: meant.name, network, meantId: meant.id });
}

/** `meant`: the postcode that was probably meant. */
export function postcodeWrong(place: Place, written: string, meant: string | undefined): Diagnostic {
  return generated.postcodeWrong(place, {
    written,
    hint: meant === undefined ? 'Write it as on a letter, for example: EC1A 1AA' : `Write ${meant}`,
  });
}
