import { plannedEntryTypes } from '../../schemas/planned-types.ts';
import { meanings } from '../schema/meanings/meanings.ts';

/** Every type that generated types may need from planned.ts; icon names are in the schemas themselves. */
export const plannedNames: readonly string[] = [
  ...new Set([
    ...meanings.flatMap(({ type }) => [{}, { type: 'string' }].flatMap((schema) => type?.(schema, []) ?? [])),
    ...plannedEntryTypes,
  ]),
]
  .map((name) => name.replace(/\[\]$/, ''))
  .filter((name) => name !== 'IconSource')
  .sort();
