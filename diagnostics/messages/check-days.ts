/** Problems that exist only on some days, or will on a future day. */

import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';

/** `isLast`: whether it is the last day on which something is shown. */
export function farDate(
  place: Place,
  { written, meant, isLast }: { written: string; meant: string | undefined; isLast: boolean },
): Diagnostic {
  return generated.farDate(place, { written, hint: hintFor(meant, isLast) });
}

function hintFor(meant: string | undefined, isLast: boolean): string {
  if (meant !== undefined) return `Did you mean ${meant}?`;
  if (isLast) return 'Write the last day on which it is shown. To show it for good, delete this line.';
  return 'Write the year with its four digits, then month and day: 2026-10-03';
}

type DayBreak = { day: string; what: 'appears' | 'goes' | 'changes'; problem: Diagnostic; more: number };

/** `place`: the line with the day. `problem`: the first of the problems that the site has from then on. */
export function breaksOnADay(place: Place, { day, what, problem, more }: DayBreak): Diagnostic {
  const change = what === 'goes' ? 'is no longer shown' : 'is shown';
  const others =
    more === 0 ? '' : ` ${more === 1 ? 'One more place breaks' : `${more} more places break`} with it.`;
  const { file, line } = problem.place;
  return {
    ...generated.breaksOnADay(place, { day, change, problemMessage: problem.message, others, file, line }),
    related: [{ place: problem.place, message: 'This is what breaks.' }],
  };
}

/** `name`: as in the text. `last`: the last day on which its entry was shown, written at `until`. */
export function valueOfEnded(
  place: Place,
  { name, last, until }: { name: string; last: string; until: Place },
): Diagnostic {
  const problem = generated.valueOfEnded(place, { name, untilFile: until.file, last });
  return { ...problem, related: [{ place: until, message: 'The last day is here.' }] };
}

/** Used if several things come and go on that day. */
export function breaksThen(day: string, problem: Diagnostic): Diagnostic {
  return generated.breaksThen(problem.place, { day, problemMessage: problem.message, hint: problem.hint });
}
