/** What is wrong with the head of a schema (`kind`), which says what a kind of content is. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';
import { didYouMean, type Guess, listKnown } from './guess.ts';

export function headMissing(place: Place, word: string): Diagnostic {
  return createError(
    'head-missing',
    place,
    `This schema does not say where the content of the kind “${word}” is kept.`,
    `Add "kind": { "folder": "${word}s" } beside "title", or delete the file.`,
  );
}

export function headMisplaced(place: Place): Diagnostic {
  return createError(
    'head-misplaced',
    place,
    'Only a schema directly in schemas/ can describe a kind of content, and not common or site.',
    'Delete "kind" here, or move the file.',
  );
}

export function headUnknownKey(place: Place, key: string, { meant, known }: Guess): Diagnostic {
  return createError(
    'head-unknown-key',
    place,
    `There is no “${key}” in "kind".`,
    didYouMean(meant) ?? listKnown(known),
  );
}

export function headWrongValue(place: Place, key: string, expected: string): Diagnostic {
  return createError('head-wrong-value', place, `“${key}” can’t have this value.`, `Write ${expected}.`);
}

export function headUnknownField(
  place: Place,
  { field, word, meant, known }: Guess & { field: string; word: string },
): Diagnostic {
  return createError(
    'head-unknown-field',
    place,
    `The schema of “${word}” has no field called “${field}”.`,
    didYouMean(meant) ?? listKnown(known),
  );
}

export function headWithoutPlace(place: Place, word: string): Diagnostic {
  return createError(
    'head-without-place',
    place,
    'A kind must have either a folder, with a file for each entry, or a single file.',
    `Write "folder": "${word}s", or "file": "${word}.yaml"`,
  );
}

export function folderOfTwoKinds(place: Place, folder: string, other: Place): Diagnostic {
  return {
    ...createError(
      'folder-of-two-kinds',
      place,
      `content/${folder} already belongs to another kind.`,
      'Give one of the two kinds a different folder.',
    ),
    related: [{ place: other, message: 'The other kind.' }],
  };
}

export function folderReserved(place: Place, folder: string): Diagnostic {
  return createError(
    'folder-reserved',
    place,
    `content/${folder} is already used for something else.`,
    'Give the kind a different folder.',
  );
}

export function wordReserved(place: Place, word: string): Diagnostic {
  return createError(
    'word-reserved',
    place,
    `{${word}.…} already stands for something else in texts, so a kind of content can’t be called “${word}”.`,
    'Give the schema or its folder another name.',
  );
}
