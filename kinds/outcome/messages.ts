/** What is wrong with where the route finder leads, and with plans. */

import { createError, createWarning } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

export function unreachedOutcome(place: Place): Diagnostic {
  return createWarning(
    'unreached-outcome',
    place,
    'No answer leads to this outcome, so nobody will find it.',
    'Name it under “outcome” in an answer, or under “instead” in another outcome.',
  );
}

export function outcomeWithoutPage(place: Place): Diagnostic {
  return createError(
    'outcome-without-page',
    place,
    'Outcomes have no page, so the answers that lead to them lead nowhere.',
    'Add a route to site.yaml: { path: /route/:id, page: route, collection: outcomes }',
  );
}

export function outcomeWithoutHelp(place: Place): Diagnostic {
  return createError(
    'outcome-without-help',
    place,
    'This outcome names neither a course nor a button, so the way ends here.',
    'Add “course”, or under “actions” what helps instead.',
  );
}

export function moreWeeksAtLeast(place: Place, least: number, weeks: number): Diagnostic {
  return createError(
    'more-weeks-at-least',
    place,
    `This step takes ${weeks} weeks, but at least ${least}.`,
    `Write ${weeks} or less, or leave “minWeeks” out.`,
  );
}

export function insteadWithoutPlan(place: Place, id: string): Diagnostic {
  return createError(
    'instead-without-plan',
    place,
    `The outcome “${id}” has no plan that could still fit.`,
    'Name an outcome with a plan, or take this one out.',
  );
}
