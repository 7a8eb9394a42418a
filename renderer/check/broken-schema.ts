import type { Place } from '../../diagnostics/place.ts';

/** What is wrong with a schema, and where, if that is known. Carried by the error that `brokenSchema` makes. */
export type SchemaFault = { place: Place; detail: string };

/** A developer's mistake in a schema stops everything, so it is thrown; the pipeline turns it into a message. */
export function brokenSchema(
  name: string,
  detail: string,
  at: { line: number; column: number } = { line: 1, column: 1 },
): Error {
  const fault: SchemaFault = { place: { file: `schemas/${name}.schema.json`, ...at }, detail };
  return new Error(`schemas/${name}.schema.json: ${detail}`, { cause: fault });
}

/** The fault behind an error, if the error is about a schema. */
export function schemaFault(error: unknown): SchemaFault | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return isFault(cause) ? cause : undefined;
}

function isFault(value: unknown): value is SchemaFault {
  return typeof value === 'object' && value !== null && 'place' in value && 'detail' in value;
}
