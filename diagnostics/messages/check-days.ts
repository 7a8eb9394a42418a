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

type Breaking = { day: string; what: 'appears' | 'goes' | 'changes'; problem: Diagnostic; more: number };

/** `place`: the line that says the day. `problem`: the first of those that stand against the site from then on. */
export function breaksOnADay(place: Place, { day, what, problem, more }: Breaking): Diagnostic {
  const change = what === 'goes' ? 'is no longer shown' : 'is shown';
  const others =
    more === 0 ? '' : ` ${more === 1 ? 'One more place breaks' : `${more} more places break`} with it.`;
  const { file, line } = problem.place;
  return {
    ...createWarning(
      'breaks-on-a-day',
      place,
      `From ${day}, when this ${change}, the site can’t be built: ${problem.message}${others}`,
      `Before that day, change ${file}, line ${line}, or write another day here.`,
    ),
    related: [{ place: problem.place, message: 'This is what breaks.' }],
  };
}

/** `name`: as the text has it. `last`: the last day on which its entry was shown, which is written at `until`. */
export function valueOfEnded(
  place: Place,
  { name, last, until }: { name: string; last: string; until: Place },
): Diagnostic {
  const problem = createWarning(
    'value-of-ended',
    place,
    `{${name}} shows a value of ${until.file}, which has not been shown since ${last}. This text goes on showing it.`,
    'Take it out of this text, or write a later day there.',
  );
  return { ...problem, related: [{ place: until, message: 'The last day is here.' }] };
}

export function countedLater(place: Place, written: string): Diagnostic {
  return createWarning(
    'counted-later',
    place,
    `Nobody can have counted this on ${written}, a day that is still to come. It is not shown before then.`,
    'Write the day on which it was counted.',
  );
}

/** Where several things come and go on that day. */
export function breaksThen(day: string, problem: Diagnostic): Diagnostic {
  return createWarning(
    'breaks-then',
    problem.place,
    `From ${day}, this will stop the site from being built: ${problem.message}`,
    problem.hint,
  );
}
