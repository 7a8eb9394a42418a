import type { FormField } from '../../../schemas/planned.ts';
import { ownValue } from '../../own-value.ts';

/** What is in a form, by field name. A ticked checkbox is its value, an empty one is missing. */
export type FormValues = Readonly<Record<string, string>>;

/** The field with the rules that hold for these answers: a postcode is asked only where addresses have one. */
export function applyCondition(field: FormField, values: FormValues): FormField {
  if (!field.onlyWhen || field.onlyWhen.is.includes(ownValue(values, field.onlyWhen.field) ?? ''))
    return field;
  const { minLength: _minLength, ...rest } = field;
  return { ...rest, required: false };
}
