/** What is only wrong on some days, or will be wrong on a day to come. */

import { createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

/** `isLast`: the day after which something is gone. */
export function farDate(
  place: Place,
  { written, meant, isLast }: { written: string; meant: string | undefined; isLast: boolean },
): Diagnostic {
  return createWarning(
    'far-date',
    place,
    `The year of this date looks wrong: ${written}.`,
    hintFor(meant, isLast),
  );
}

function hintFor(meant: string | undefined, isLast: boolean): string {
  if (meant !== undefined) return `Did you mean ${meant}?`;
  if (isLast) return 'Write the last day on which it is shown. To show it for good, delete this line.';
  return 'Write the year with its four digits, then month and day: 2026-10-03';
}
