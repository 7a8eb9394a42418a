import { fieldsOf, isFields, listOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Path } from '../../../diagnostics/place.ts';

/** The value at a path, on one line: a text as it is, a list or group by its content. */
export function showValueAt(value: unknown, path: Path): string {
  const found = path.reduce<unknown>(
    (part, step) => (typeof step === 'number' ? listOf(part)[step] : ownProperty(fieldsOf(part), step)),
    value,
  );
  if (Array.isArray(found)) return found.map((item) => showValueAt(item, [])).join(', ');
  if (isFields(found))
    return Object.entries(found)
      .map(([key, part]) => `${key}: ${showValueAt(part, [])}`)
      .join(', ');
  return String(found ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
