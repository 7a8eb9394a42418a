/**
 * Focuses a field and scrolls its whole question (label, field and message) into view, clear of what sticks to the
 * window's edges (WCAG 2.2, 2.4.11). The browser alone shows the field and leaves label or message outside.
 */
export function focusField(form: HTMLFormElement, name: string): void {
  const found = form.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  (field.closest('.form-field') ?? field).scrollIntoView({ block: 'nearest' });
}
