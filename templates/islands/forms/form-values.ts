import { ownValue } from '../../own-value.ts';
import type { FormValues } from './apply-condition.ts';

/** The text values of a form; files are left out. */
export function readFormValues(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Writes values back into the fields of a form. Fields without a value keep what they have. */
export function writeFormValues(form: HTMLFormElement, values: FormValues): void {
  for (const field of form.elements) {
    const value =
      'name' in field && typeof field.name === 'string' ? ownValue(values, field.name) : undefined;
    if (value === undefined) continue;
    if (isChoice(field)) field.checked = field.value === value;
    else if (isTextField(field)) field.value = value;
  }
}

function isChoice(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');
}

function isTextField(field: Element): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  const editable = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some(
    (kind) => field instanceof kind,
  );
  return editable && !(field instanceof HTMLInputElement && field.type === 'hidden');
}
