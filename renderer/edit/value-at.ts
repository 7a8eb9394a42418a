import { fieldsOf, isFields, listOf } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { Path } from '../../diagnostics/place.ts';

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, step) => (typeof step === 'number' ? listOf(part)[step] : ownProperty(fieldsOf(part), step)),
    value,
  );
}

/** A copy of a value with a new value at a path. */
export function withValueAt(value: unknown, [step, ...rest]: Path, other: unknown): unknown {
  if (step === undefined) return other;
  if (typeof step === 'number')
    return listOf(value).map((item, index) => (index === step ? withValueAt(item, rest, other) : item));
  const fields = fieldsOf(value);
  return { ...fields, [step]: withValueAt(ownProperty(fields, step), rest, other) };
}

/** A copy of a value without what is at a path. */
export function withoutValueAt(value: unknown, path: Path): unknown {
  const around = path.slice(0, -1);
  const last = path.at(-1);
  const parent = valueAt(value, around);
  const rest = isFields(parent)
    ? Object.fromEntries(Object.entries(parent).filter(([key]) => key !== last))
    : listOf(parent).filter((_, index) => index !== last);
  return withValueAt(value, around, rest);
}
