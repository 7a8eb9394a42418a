import type { Diagnostic } from './diagnostic.ts';
import type { Place } from './place.ts';

/** A problem that an editor must fix before the site can be built. */
export function createError(code: string, place: Place, message: string, hint?: string): Diagnostic {
  return { code, severity: 'error', place, message, ...(hint === undefined ? {} : { hint }) };
}

/** A probable mistake that doesn't stop the build (and can be accepted in site.yaml with a reason). */
export function createWarning(code: string, place: Place, message: string, hint?: string): Diagnostic {
  return { code, severity: 'warning', place, message, ...(hint === undefined ? {} : { hint }) };
}
