import type { Report } from '../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../diagnostics/fields.ts';
import { repeatedName } from '../diagnostics/messages/check-structure.ts';
import type { Path, Place } from '../diagnostics/place.ts';
import type { RuleFile } from './rule-site.ts';

/** Reports each item of the list at `path` whose `key` repeats that of an earlier one. */
export function checkUnique(
  { place: placeOf }: Pick<RuleFile, 'place'>,
  path: Path,
  key: string,
  items: unknown,
  report: Report,
): void {
  const taken = new Map<string, Place>();
  for (const [index, item] of listOf(items).entries()) {
    const name = fieldsOf(item)[key];
    if (typeof name !== 'string') continue;
    const place = placeOf([...path, index, key]);
    const other = taken.get(name);
    // If the second item used to have its own id, references to that id now fail.
    const hides = key === 'id' ? [{ of: path.join('.') }] : [];
    if (other) report({ ...repeatedName(place, key, name, other), hides });
    else taken.set(name, place);
  }
}
