import type { Path } from '../../diagnostics/place.ts';
import { fieldsOf } from '../schema/fields.ts';
import type { Document } from './document.ts';

/**
 * Within a group that says `placeholder: true`: whoever wrote it knows, and `--release` refuses it. A whole file that says
 * so, for the sake of a single value, has texts like any other.
 */
export function isMadeUp({ document, path }: { document: Document; path: Path }): boolean {
  let group: unknown = document.value;
  for (const key of path) {
    if (group !== document.value && fieldsOf(group).placeholder === true) return true;
    group = Reflect.get(Object(group), key);
  }
  return false;
}
