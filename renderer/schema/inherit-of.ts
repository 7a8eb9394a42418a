import { fieldsOf } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { Source } from '../model/source.ts';

/** The value of `inherit` for a collection in a branch's site.yaml: `all`, `listed`, ids; undefined if absent. */
export function inheritOf({ value }: Source, collection: string): unknown {
  const { inherit } = fieldsOf(value);
  if (typeof inherit === 'string') return inherit;
  const fields = fieldsOf(inherit);
  return ownProperty(fields, collection);
}
