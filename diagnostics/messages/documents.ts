/** Problems of the PDF documents that site.yaml lists under `downloads`. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function documentTypeface(place: Place, typeface: string, detail: string): Diagnostic {
  return createWarning(
    'document-typeface',
    place,
    `The typeface “${typeface}” can’t be read (${detail}), so this document is set in a plain one.`,
    'Put a whole WOFF2 or TrueType file in its place.',
  );
}

export function documentCharacters(place: Place, characters: readonly string[]): Diagnostic {
  return createWarning(
    'document-characters',
    place,
    `The website’s typefaces don’t have ${characters.join(' ')}, so this document shows an empty box there.`,
    'Write the text in another way, or take a typeface that has the character.',
  );
}

export function documentWords(place: Place): Diagnostic {
  return createError(
    'document-words',
    place,
    'This document is made from the content, but content/wording.yaml has no words for documents.',
    'Add a group “document” to content/wording.yaml, or give the download a ready “file”.',
  );
}
