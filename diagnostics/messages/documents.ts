/** Problems of the PDF documents that site.yaml lists under `downloads`. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';
import { lackOf, nameCharacters, typefaceFor } from '../typeface-for.ts';

/** Said at the file of the typeface, whatever documents use it. */
export function documentTypeface(place: Place, detail: string): Diagnostic {
  return createWarning(
    'document-typeface',
    place,
    `This typeface can’t be read (${detail}), so PDF documents use a plain one.`,
    'Download the typeface again as WOFF2, and replace this file.',
  );
}

export function documentCharacters(place: Place, characters: readonly string[]): Diagnostic {
  return {
    ...createWarning(
      'document-characters',
      place,
      `The website’s typefaces do not contain ${nameCharacters(characters)}, so this document shows an empty box instead.`,
      typefaceFor(characters),
    ),
    lacks: lackOf(characters),
  };
}

export function documentWords(place: Place): Diagnostic {
  return createError(
    'document-words',
    place,
    'This document is made from the content, but the words for it are missing from content/wording.yaml.',
    'Add “document:” to content/wording.yaml, or give the download a finished file, for example: file: documents/guide.pdf',
  );
}
