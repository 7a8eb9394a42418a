/**
 * Shows our own message under a field that the browser finds invalid, and focuses the first one. A field without a
 * message keeps the browser's bubble, which uses the visitor's language.
 */
export function showFieldMessages(form: HTMLFormElement): void {
  const onInvalid = (event: Event) => {
    const field = event.target;
    if (!(field instanceof HTMLElement) || !mark(field, true)) return;
    event.preventDefault();
    if (form.querySelector(':is(input, select, textarea):invalid') === field) field.focus();
  };
  form.addEventListener('invalid', onInvalid, true);
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.getAttribute('aria-invalid') !== 'true') return;
    if (target.matches(':valid')) mark(target, false);
  });
}

/** Whether the field has a message of its own. */
function mark(field: HTMLElement, invalid: boolean): boolean {
  const message = document.getElementById(`${field.id}-error`);
  if (!message) return false;
  message.hidden = !invalid;
  const others = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id && id !== message.id);
  field.setAttribute('aria-describedby', (invalid ? [...others, message.id] : others).join(' '));
  field.setAttribute('aria-invalid', `${invalid}`);
  return true;
}
