/** What is wrong with articles. */

import { createError, createWarning } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

export function articleWithoutAuthor(place: Place): Diagnostic {
  return createError(
    'article-without-author',
    place,
    'This article does not say who wrote it.',
    'Add who wrote it, such as “author: Ann Author”, or “tutor” with the name of a file in content/tutors.',
  );
}

export function articleWithTwoAuthors(place: Place): Diagnostic {
  return createError(
    'article-with-two-authors',
    place,
    'This article has both “author” and “tutor”.',
    'Keep “tutor” if one of your tutors wrote it, or “author” if not, and delete the other.',
  );
}

export function updatedBeforeDate(
  place: Place,
  { date, updated }: { date: string; updated: string },
): Diagnostic {
  return createWarning(
    'updated-before-date',
    place,
    `This article was updated (${updated}) before it was published (${date}).`,
    'Correct one of the two dates, or delete updated.',
  );
}

export function articleNotYet(place: Place, key: 'date' | 'updated', date: string): Diagnostic {
  return createWarning(
    'article-not-yet',
    place,
    `“${key}” is ${date}, a day that is still to come, but visitors can read the article today.`,
    key === 'date'
      ? `Correct the date. To publish the article on that day, add from: ${date}`
      : 'Write the day of the last change, or delete updated.',
  );
}

export function sourceNotReadYet(place: Place, accessed: string): Diagnostic {
  return createWarning(
    'source-not-read-yet',
    place,
    `This source can’t have been read on ${accessed}, a day that is still to come.`,
    'Write the day on which you read it, or delete accessed.',
  );
}
