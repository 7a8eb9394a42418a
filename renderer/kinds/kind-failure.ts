import type { Place } from '../../diagnostics/place.ts';

/** What went wrong in a site's own code of a kind. `code`: its line; `id` and `entry`: the entry that it was about, and its file. */
export type KindFailure = {
  kind: string;
  detail: string;
  code: Place | undefined;
  id?: string;
  entry?: Place;
};

/** Nothing can be planned without the value that is missing, so this is thrown; whoever runs the stages makes a message of it. */
export function kindFailure(failure: KindFailure): Error {
  return new Error(`kind ${failure.kind}: ${failure.detail}`, { cause: { kindFailure: failure } });
}

/** What is behind an error, if it came from a site's own code of a kind. */
export function failureOf(error: unknown): KindFailure | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return isFailure(cause) ? cause.kindFailure : undefined;
}

function isFailure(value: unknown): value is { kindFailure: KindFailure } {
  return typeof value === 'object' && value !== null && 'kindFailure' in value;
}
