/** Messages about films. */

import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';

/** `allowed`: the hosts that site.yaml names. */
export function videoHostNotAllowed(place: Place, host: string, allowed: readonly string[]): Diagnostic {
  return generated.videoHostNotAllowed(place, { host, hosts: [...allowed, host].join(', ') });
}
