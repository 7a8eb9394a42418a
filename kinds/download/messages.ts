/** Problems with the documents under “downloads” in site.yaml. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean, type Guess, listKnown } from '../../diagnostics/messages/guess.ts';
import type { Place } from '../../diagnostics/place.ts';
import * as generated from './messages.generated.ts';

export function unknownStation(
  place: Place,
  { title, page, meant, known }: Guess & { title: string; page: string },
): Diagnostic {
  return generated.unknownStation(place, {
    title,
    page,
    hint:
      didYouMean(meant) ?? listKnown(known) ?? 'Add a section “stations” to the page, or delete this line.',
  });
}

export function unknownDownload(
  place: Place,
  id: string,
  meant: string | undefined,
  known: readonly string[],
): Diagnostic {
  const problem = generated.unknownDownload(place, {
    id,
    hint: didYouMean(meant) ?? listKnown(known) ?? 'Add it to “downloads” in site.yaml, or delete this line.',
  });
  const many = `places offer the download “${id}”, but there is none called that in site.yaml.`;
  return { ...problem, lacks: { of: 'downloads', name: id, many } };
}
