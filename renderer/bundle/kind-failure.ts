import type { Place } from '../../diagnostics/place.ts';

/**
 * A failure in a site's own code of a kind. `code`: its line; `id` and `entry`: the entry being planned, and its file.
 */
export type KindFailure = {
  kind: string;
  detail: string;
  code: Place | undefined;
  id?: string;
  entry?: Place;
};

/**
 * Wraps a failure in an error to throw, since nothing can be planned without the missing value; the caller of the
 * stages turns it into a message.
 */
export function kindFailure(failure: KindFailure): Error {
  return new Error(`kind ${failure.kind}: ${failure.detail}`, { cause: { kindFailure: failure } });
}

/** The failure behind an error, if a site's own code of a kind caused it. */
export function failureOf(error: unknown): KindFailure | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return isFailure(cause) ? cause.kindFailure : undefined;
}

function isFailure(value: unknown): value is { kindFailure: KindFailure } {
  return typeof value === 'object' && value !== null && 'kindFailure' in value;
}
