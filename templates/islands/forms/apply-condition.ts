import type { FormField } from '../../../schemas/planned.ts';
import { ownValue } from '../../own-value.ts';

/** A form's values by field name. A ticked checkbox has its value, an unticked one is missing. */
export type FormValues = Readonly<Record<string, string>>;

/** The field with the rules for these answers: a postcode is requested only if addresses have one. */
export function applyCondition(field: FormField, values: FormValues): FormField {
  if (!field.onlyWhen || field.onlyWhen.is.includes(ownValue(values, field.onlyWhen.field) ?? ''))
    return field;
  const { minLength: _minLength, ...rest } = field;
  return { ...rest, required: false };
}
