import type { Path } from '../../diagnostics/place.ts';

/** A mistake in a schema. `schema` is its name; `at` is a path in it, or a position if it is not valid JSON. */
export type SchemaFault = {
  schema: string;
  at: { path: Path; part?: 'key' | 'value' } | { line: number; column: number };
  detail: string;
  hint?: string;
};

/** A developer's mistake in schemas stops everything, so it is thrown; the caller turns it into messages. */
export function brokenSchema(...faults: readonly SchemaFault[]): Error {
  const details = faults.map(({ schema, detail }) => `schemas/${schema}.schema.json: ${detail}`);
  return new Error(details.join('\n'), { cause: { faults } });
}

/** The faults behind an error, if the error is about schemas. */
export function schemaFaults(error: unknown): readonly SchemaFault[] | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return isFaults(cause) ? cause.faults : undefined;
}

function isFaults(value: unknown): value is { faults: readonly SchemaFault[] } {
  return typeof value === 'object' && value !== null && 'faults' in value && Array.isArray(value.faults);
}
