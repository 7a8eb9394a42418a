/** What is said about pictures and typefaces that are made ready for the website. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function pictureTooLarge(
  place: Place,
  { width, height }: { width: number; height: number },
  limit: number,
): Diagnostic {
  return createError(
    'picture-too-large',
    place,
    `This picture has ${width} × ${height} pixels; at most ${limit} million can be used.`,
    'Save it smaller: 2000 pixels along its longer side are enough for any screen.',
  );
}

export function typefaceBroken(place: Place): Diagnostic {
  return createError(
    'typeface-broken',
    place,
    'This isn’t a WOFF2 typeface, or the file is damaged.',
    'Fetch the typeface again from where it came from, in the format WOFF2.',
  );
}

export function mediaChanged(place: Place): Diagnostic {
  return createError(
    'media-changed',
    place,
    'This file changed while the website was being built.',
    'Start the build again.',
  );
}

export function mediaNotKept(place: Place, reason: string): Diagnostic {
  return createError(
    'media-not-kept',
    place,
    `The sizes that were made of this file can’t be kept in .site/cache (${reason}).`,
    'Check that there is space on the disk and that you may write into the website’s folder.',
  );
}
