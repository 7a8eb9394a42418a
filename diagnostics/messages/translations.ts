/** Messages about a file that translators have sent back. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';

/** `detail`: an unclosed text, or something that is not part of the format. */
export function translationsUnreadable(place: Place, detail: 'unclosed' | 'stray'): Diagnostic {
  return createError(
    'translations-unreadable',
    place,
    detail === 'unclosed'
      ? 'A text is not closed on this line, so the translations can’t be read.'
      : 'This line is not as the format PO has it, so the translations can’t be read.',
    detail === 'unclosed'
      ? 'Put a quotation mark at the end of each line of a text, and write \\n for a line break.'
      : 'Write \\" for a quotation mark within a text, or save the file again with a program for translators.',
  );
}

/** `missing`, `extra`: with their braces. */
export function translationNames(
  place: Place,
  { missing, extra }: { missing: readonly string[]; extra: readonly string[] },
): Diagnostic {
  const lost = missing.length > 0 ? `lacks ${missing.join(' and ')}` : '';
  const added = extra.length > 0 ? `has ${extra.join(' and ')}, which the text does not have` : '';
  return generated.translationNames(place, {
    what: [lost, added].filter((part) => part !== '').join(' and '),
  });
}

/** `why`: the branch has something else there, or other texts of the same list have no translation yet. */
export function translationNotWritten(place: Place, why: 'in-the-way' | 'incomplete'): Diagnostic {
  return createWarning(
    'translation-not-written',
    place,
    why === 'incomplete'
      ? 'This belongs to something that a branch can only replace whole, and other texts of it have no translation yet. Nothing of it was written.'
      : 'The branch says something else at this place, so the translation could not be written there.',
    why === 'incomplete'
      ? 'Translate the other texts of the same list or article as well, and import the file again.'
      : 'Write it into the branch’s file by hand.',
  );
}
