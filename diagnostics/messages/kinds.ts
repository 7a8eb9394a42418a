/** What is wrong with the head of a schema (`kind`), which says what a kind of content is. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';
import { didYouMean, type Guess, listKnown } from './guess.ts';

export function headMissing(place: Place, word: string): Diagnostic {
  return createError(
    'head-missing',
    place,
    `This schema doesn’t say what kind of content “${word}” is.`,
    `Add "kind": { "folder": "${word}s" } beside "title", or delete the file.`,
  );
}

export function headMisplaced(place: Place): Diagnostic {
  return createError(
    'head-misplaced',
    place,
    'Only a schema that stands directly in schemas/ can describe a kind of content; common and site can’t.',
    'Delete "kind" here, or move the file.',
  );
}

export function headUnknownKey(place: Place, key: string, { meant, known }: Guess): Diagnostic {
  return createError(
    'head-unknown-key',
    place,
    `The head of a kind has no “${key}”.`,
    didYouMean(meant) ?? listKnown(known),
  );
}

export function headWrongValue(place: Place, key: string, expected: string): Diagnostic {
  return createError('head-wrong-value', place, `“${key}” is ${expected}.`);
}

export function headUnknownField(
  place: Place,
  { field, word, meant, known }: Guess & { field: string; word: string },
): Diagnostic {
  return createError(
    'head-unknown-field',
    place,
    `The schema of “${word}” has no field “${field}”.`,
    didYouMean(meant) ?? listKnown(known),
  );
}

export function headWithoutPlace(place: Place, word: string): Diagnostic {
  return createError(
    'head-without-place',
    place,
    'A kind has either a folder with a file per entry, or one file.',
    `Write "folder": "${word}s", or "file": "${word}.yaml".`,
  );
}

export function folderOfTwoKinds(place: Place, folder: string, other: Place): Diagnostic {
  return {
    ...createError(
      'folder-of-two-kinds',
      place,
      `content/${folder} belongs to another kind already.`,
      'Give one of the two kinds a folder of another name.',
    ),
    related: [{ place: other, message: 'The other kind' }],
  };
}

export function folderReserved(place: Place, folder: string): Diagnostic {
  return createError(
    'folder-reserved',
    place,
    `content/${folder} has a meaning of its own.`,
    'Give the kind a folder of another name.',
  );
}

export function wordReserved(place: Place, word: string): Diagnostic {
  return createError(
    'word-reserved',
    place,
    `Texts write {${word}.…} for something else, so no kind of content can be called “${word}”.`,
    'Give the schema or its folder another name.',
  );
}
