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

/** `left`: the question that no answer leads to any more. */
export function questionInCircle(place: Place, way: readonly string[], left?: string): Diagnostic {
  return createError(
    'question-in-circle',
    place,
    way.length === 1
      ? 'This answer leads back to its own question.'
      : `This answer leads back to an earlier question, so visitors go round in a circle: ${way.join(', ')}.`,
    left === undefined
      ? 'Make it lead to another question or to an outcome.'
      : `Did you mean “${left}”? No answer leads there.`,
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
