import { fieldsOf } from '../../diagnostics/fields.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { Document } from './document.ts';

/**
 * Whether the value is in a group with `placeholder: true`: its author knows, and `--release` refuses it. Other texts
 * count as usual in a file that is marked as a whole for the sake of one value.
 */
export function isMadeUp({ document, path }: { document: Document; path: Path }): boolean {
  let group: unknown = document.value;
  for (const key of path) {
    if (group !== document.value && fieldsOf(group).placeholder === true) return true;
    group = Reflect.get(Object(group), key);
  }
  return false;
}
