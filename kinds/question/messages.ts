/** What is wrong with the questions of the route finder. */

import { createError, createWarning } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

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
