/** What is wrong with articles. */

import { createError } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

export function articleWithoutAuthor(place: Place): Diagnostic {
  return createError(
    'article-without-author',
    place,
    'This article does not say who wrote it.',
    'Add the file name of a tutor, such as “tutor: grace-mensah”, or the name of somebody else, such as “author: Ann Author”.',
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
