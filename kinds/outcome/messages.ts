/** What is wrong with where the route finder leads, and with plans. */

import { createError, createWarning } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

export function unreachedOutcome(place: Place, id: string): Diagnostic {
  return {
    ...createWarning(
      'unreached-outcome',
      place,
      'No answer leads to this outcome, so nobody can reach it.',
      'Write its file name after “outcome” in an answer, or after “instead” in another outcome.',
    ),
    unreached: { of: 'outcomes', name: id },
  };
}

export function outcomeWithoutPage(place: Place): Diagnostic {
  return {
    ...createError(
      'outcome-without-page',
      place,
      'Outcomes have no page, so the answers that lead to them lead nowhere.',
      'Add a line to “routes” in site.yaml: - { path: /route/:id, page: route, collection: outcomes }',
    ),
    hides: [{ of: 'current of outcomes' }],
  };
}

export function outcomeWithoutHelp(place: Place): Diagnostic {
  return createError(
    'outcome-without-help',
    place,
    'This outcome has neither a course nor a button, so visitors can go no further.',
    'Add “course” with the file name of a course, or “actions” with a button that leads on.',
  );
}

export function moreWeeksAtLeast(place: Place, least: number, weeks: number): Diagnostic {
  return createError(
    'more-weeks-at-least',
    place,
    `This step takes ${weeks} ${weeks === 1 ? 'week' : 'weeks'}, but its minimum is ${least}.`,
    `Write ${weeks} or less, or delete “minWeeks”.`,
  );
}

export function insteadWithoutPlan(place: Place, id: string): Diagnostic {
  return createError(
    'instead-without-plan',
    place,
    `The outcome “${id}” has no plan, so it can’t be suggested instead.`,
    'Write the file name of an outcome that has a plan, or delete this one.',
  );
}
