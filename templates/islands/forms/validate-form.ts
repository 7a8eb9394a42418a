import type { FormField } from '../../../schemas/planned.ts';
import { ownValue } from '../../own-value.ts';
import type { FormValues } from './apply-condition.ts';
import { applyCondition } from './apply-condition.ts';

export type FieldError = { name: string; message: string };

/**
 * The rule of the HTML standard for `<input type=email>`, but the domain needs a dot: addresses without one reach
 * nobody.
 */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** The broken rules in the order of the fields, at most one per field. */
export function validateForm(fields: readonly FormField[], values: FormValues): FieldError[] {
  return fields
    .map((field) => applyCondition(field, values))
    .filter((field) => !isFieldValid(field, ownValue(values, field.name) ?? ''))
    .map((field) => ({ name: field.name, message: field.message ?? field.label }));
}

/** Lengths count characters as a reader sees them (code points), trimmed. An optional field may stay empty. */
export function isFieldValid(field: FormField, written: string): boolean {
  const value = written.trim();
  if (value === '') return !field.required;
  const length = [...value].length;
  if (length < (field.minLength ?? 0) || length > (field.maxLength ?? Number.POSITIVE_INFINITY)) return false;
  if (field.type === 'email') return emailAddress.test(value);
  if (field.options) return field.options.some((option) => option.value === value);
  return true;
}
