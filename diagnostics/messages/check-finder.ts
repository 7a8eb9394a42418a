/** What is wrong with the questions of the route finder, with where they lead, and with plans. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

// Questions

export function answerWithoutTarget(place: Place, label: string): Diagnostic {
  return createError(
    'answer-without-target',
    place,
    `The answer “${label}” leads nowhere.`,
    'Add “question” with the next question, or “outcome” with where the way ends.',
  );
}

export function answerWithTwoTargets(place: Place, label: string): Diagnostic {
  return createError(
    'answer-with-two-targets',
    place,
    `The answer “${label}” leads both to a question and to an outcome.`,
    'Keep one of them.',
  );
}

export function questionInCircle(place: Place, way: readonly string[]): Diagnostic {
  return createError(
    'question-in-circle',
    place,
    `These questions lead back to where they began: ${way.join(', ')}.`,
    'Let one of their answers lead on to an outcome instead.',
  );
}

export function unreachedQuestion(place: Place, first: string): Diagnostic {
  return createWarning(
    'unreached-question',
    place,
    `No answer leads to this question, so nobody will be asked it. The first question is “${first}”.`,
    'Name it under “question” in an answer, or give it the smallest “order” if it comes first.',
  );
}

export function reservedKey(place: Place): Diagnostic {
  return createError(
    'reserved-key',
    place,
    'The key “exam” is taken: it is the day of the exam in the address.',
    'Choose another word, for example: test',
  );
}

// Outcomes

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
