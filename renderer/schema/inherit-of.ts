import { ownValue } from '../../diagnostics/own-value.ts';
import type { Source } from '../model/source.ts';
import { fieldsOf } from './fields.ts';

/** What `inherit` of a branch's site.yaml says of a collection: `all`, `listed`, ids; undefined where it says nothing. */
export function inheritOf({ value }: Source, collection: string): unknown {
  const { inherit } = fieldsOf(value);
  if (typeof inherit === 'string') return inherit;
  const fields = fieldsOf(inherit);
  return ownValue(fields, collection);
}
