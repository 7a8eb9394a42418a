/** What is wrong with the questions of the route finder. */

import { createError, createWarning } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

export function answerWithoutTarget(place: Place, label: string): Diagnostic {
  return createError(
    'answer-without-target',
    place,
    `The answer “${label}” leads nowhere.`,
    'Add “question” with the file name of the next question, or “outcome” with the file name of an outcome.',
  );
}

export function answerWithTwoTargets(place: Place, label: string): Diagnostic {
  return createError(
    'answer-with-two-targets',
    place,
    `The answer “${label}” leads both to a question and to an outcome.`,
    'Keep “question” or “outcome”, and delete the other.',
  );
}

export function questionInCircle(place: Place, way: readonly string[]): Diagnostic {
  return createError(
    'question-in-circle',
    place,
    `These questions lead round in a circle: ${way.join(', ')}.`,
    'Make one of their answers lead to an outcome instead.',
  );
}

export function unreachedQuestion(place: Place, first: string): Diagnostic {
  return createWarning(
    'unreached-question',
    place,
    `No answer leads to this question, so nobody will be asked it. The first question is “${first}”.`,
    'Write its file name after “question” in an answer, or give it the lowest “order” if it comes first.',
  );
}

export function reservedKey(place: Place): Diagnostic {
  return createError(
    'reserved-key',
    place,
    '“exam” is already used in the address for the day of the exam.',
    'Choose another word, for example: key: test',
  );
}
