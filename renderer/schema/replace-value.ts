import { fieldsOf } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { Path } from '../../diagnostics/place.ts';

/** The same value with a replacement at a path. */
export function replaceValue(
  value: unknown,
  [step, ...rest]: Path,
  change: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? replaceValue(item, rest, change) : item));
  const fields = fieldsOf(value);
  return { ...fields, [step]: replaceValue(ownProperty(fields, String(step)), rest, change) };
}
