import type { Report } from '../../diagnostics/diagnostic.ts';
import { repeatedName } from '../../diagnostics/messages/check-structure.ts';
import type { Path, Place } from '../../diagnostics/place.ts';
import { fieldsOf, listOf } from '../schema/fields.ts';
import { locate } from '../source/locate.ts';
import type { Document } from './content.ts';

/** Reports each item of the list at `path` whose `key` has the value of an earlier one. */
export function checkUnique(
  document: Document,
  path: Path,
  key: string,
  items: unknown,
  report: Report,
): void {
  const taken = new Map<string, Place>();
  for (const [index, item] of listOf(items).entries()) {
    const name = fieldsOf(item)[key];
    if (typeof name !== 'string') continue;
    const place = locate(document.source, [...path, index, key]);
    const other = taken.get(name);
    if (other) report(repeatedName(place, key, name, other));
    else taken.set(name, place);
  }
}
