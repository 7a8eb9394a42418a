/** Problems of the PDF documents that site.yaml lists under `downloads`. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function documentTypeface(place: Place, typeface: string, detail: string): Diagnostic {
  return createWarning(
    'document-typeface',
    place,
    `The typeface “${typeface}” can’t be read (${detail}), so this document uses a plain one.`,
    'Replace its file with a complete WOFF2 or TrueType file.',
  );
}

export function documentCharacters(place: Place, characters: readonly string[]): Diagnostic {
  return createWarning(
    'document-characters',
    place,
    `The website’s typefaces do not contain ${characters.join(' ')}, so this document shows an empty box instead.`,
    'Use other words, or choose a typeface that contains the character.',
  );
}

export function documentWords(place: Place): Diagnostic {
  return createError(
    'document-words',
    place,
    'This document is made from the content, but the words for it are missing from content/wording.yaml.',
    'Add “document:” to content/wording.yaml, or give the download a finished file, for example: file: documents/guide.pdf',
  );
}
