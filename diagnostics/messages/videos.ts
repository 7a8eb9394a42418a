/** What is said about films. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

/** `allowed`: what site.yaml names. */
export function videoHostNotAllowed(place: Place, host: string, allowed: readonly string[]): Diagnostic {
  return createError(
    'video-host-not-allowed',
    place,
    `Films from ${host} are not allowed on this site.`,
    `Add it to “videos” in site.yaml: videos: [${[...allowed, host].join(', ')}]`,
  );
}
