import type { FormValues } from './apply-condition.ts';

/** The text values of a form; files are left out. */
export function readFormValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** Writes values back into the fields of a form. Fields without a value keep what they have. */
export function writeFormValues(form: HTMLFormElement, values: FormValues): void {
  for (const field of form.elements) {
    const value = 'name' in field && typeof field.name === 'string' ? values[field.name] : undefined;
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
