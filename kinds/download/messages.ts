/** What is wrong with the documents under “downloads” in site.yaml. */

import { createError } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean, type Guess, listKnown } from '../../diagnostics/messages/guess.ts';
import type { Place } from '../../diagnostics/place.ts';

export function unknownStation(
  place: Place,
  { title, page, meant, known }: Guess & { title: string; page: string },
): Diagnostic {
  return createError(
    'unknown-station',
    place,
    `There is no station called “${title}” on the page “${page}”.`,
    didYouMean(meant) ?? listKnown(known) ?? 'Add a section “stations” to the page, or delete this line.',
  );
}

export function stationsMissing(place: Place, page: string): Diagnostic {
  return createError(
    'stations-missing',
    place,
    `The page “${page}” has no stations for this document to show.`,
    'Add a section “stations” to the page, or delete “stations” here.',
  );
}

export function unknownDownload(
  place: Place,
  id: string,
  meant: string | undefined,
  known: readonly string[],
): Diagnostic {
  const problem = createError(
    'unknown-download',
    place,
    `There is no download called “${id}” in site.yaml.`,
    didYouMean(meant) ?? listKnown(known) ?? 'Add it to “downloads” in site.yaml, or delete this line.',
  );
  const many = `places offer the download “${id}”, but there is none called that in site.yaml.`;
  return { ...problem, lacks: { of: 'downloads', name: id, many } };
}
