/** References to nothing: lists without entries, marks of a menu, links to the editor’s own computer. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { didYouMean } from './guess.ts';

export function currentNowhere(place: Place, current: string, meant: string | undefined): Diagnostic {
  return generated.currentNowhere(place, {
    current,
    hint: didYouMean(meant) ?? 'Write the address of a menu entry, for example: {example.page}',
  });
}

/** `written`: as in the file; `found`: values that entries do have. */
export function nothingFound(
  place: Place,
  {
    field,
    written,
    collection,
    meant,
    found,
  }: {
    field: string;
    written: string;
    collection: string;
    meant: string | undefined;
    found: readonly string[];
  },
): Diagnostic {
  const examples =
    found.length === 0
      ? 'Choose a value that an entry has.'
      : `Entries have: ${found.slice(0, 12).join(', ')}.`;
  return generated.nothingFound(place, {
    collection,
    written,
    field,
    hint: meant === undefined ? examples : `Write ${meant}`,
  });
}

export function linkToOwnComputer(place: Place, written: string, kind: 'file' | 'server'): Diagnostic {
  return createError(
    'link-to-own-computer',
    place,
    kind === 'file'
      ? `“${written}” is a file on your computer, and no visitor can open it.`
      : `“${written}” is the website as it runs on your computer, and no visitor can reach it.`,
    kind === 'file'
      ? 'Put the file into content/media, or write the address of a page.'
      : `Write only what follows the domain: ${/^https?:\/\/[^/]+(\/\S*)?$/.exec(written)?.[1] ?? '/'}`,
  );
}
