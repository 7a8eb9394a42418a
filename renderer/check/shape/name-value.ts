import type { Path } from '../../../diagnostics/place.ts';

/** The name of a value in a message: `“price”`, `item 2 of “features”`; undefined for the whole file. */
export function nameOf(path: Path): string | undefined {
  const last = path.at(-1);
  if (last === undefined) return undefined;
  if (typeof last === 'string') return `“${last}”`;
  const list = nameOf(path.slice(0, -1));
  return list === undefined ? `item ${last + 1}` : `item ${last + 1} of ${list}`;
}

/** A value as a message quotes it. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return `“${String(value)}”`;
}
