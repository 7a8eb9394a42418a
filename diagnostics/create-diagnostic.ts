import type { Diagnostic } from './diagnostic.ts';
import type { Place } from './place.ts';

/** What an editor must put right before the site can be built. */
export function createError(code: string, place: Place, message: string, hint?: string): Diagnostic {
  return { code, severity: 'error', place, message, ...(hint === undefined ? {} : { hint }) };
}

/** What is probably not meant, but can be built (and accepted in site.yaml with a reason). */
export function createWarning(code: string, place: Place, message: string, hint?: string): Diagnostic {
  return { code, severity: 'warning', place, message, ...(hint === undefined ? {} : { hint }) };
}
