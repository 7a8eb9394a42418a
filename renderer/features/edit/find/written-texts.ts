import { isFields, listOf } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';

/** Each text within a value, with the path to it and the name of the group or list that it is in. */
export function* textsWithin(value: unknown, path: Path = []): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value))
    for (const [index, item] of listOf(value).entries()) yield* textsWithin(item, [...path, index]);
  else if (isFields(value))
    for (const [name, item] of Object.entries(value)) yield* textsWithin(item, [...path, name]);
}
