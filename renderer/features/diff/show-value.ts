import { fieldsOf, isFields, listOf } from '../../../diagnostics/fields.ts';
import { ownValue } from '../../../diagnostics/own-value.ts';
import type { Path } from '../../../diagnostics/place.ts';

/** The value at a path, on one line: a text as it is, a list or group by its content. */
export function showValue(value: unknown, path: Path): string {
  const found = path.reduce<unknown>(
    (part, step) => (typeof step === 'number' ? listOf(part)[step] : ownValue(fieldsOf(part), step)),
    value,
  );
  if (Array.isArray(found)) return found.map((item) => showValue(item, [])).join(', ');
  if (isFields(found))
    return Object.entries(found)
      .map(([key, part]) => `${key}: ${showValue(part, [])}`)
      .join(', ');
  return String(found ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
