import { words } from '../words.ts';

const catcherId = 'typed-ahead';

/** Takes the focus, and with it what is typed, until the field of this value is there. */
export function catchTyping(id: string): void {
  document.getElementById(catcherId)?.remove();
  const catcher = document.createElement('textarea');
  Object.assign(catcher, { id: catcherId, className: 'sr-only', ariaLabel: words.saving });
  // The field that it takes the focus from isn’t left by that.
  Object.assign(catcher.dataset, { overlay: '', field: id });
  document.body.append(catcher);
  catcher.focus({ preventScroll: true });
}

/** Gives a field the focus and what was typed ahead for it; whatever was typed for another is no longer caught. */
export function typeAhead(field: HTMLElement | null, id: string): void {
  const catcher = document.getElementById(catcherId);
  if (!(catcher instanceof HTMLTextAreaElement)) return;
  const typed = catcher.dataset.field === id ? catcher.value.replaceAll('\n', ' ') : '';
  if (typed !== '' || document.activeElement === catcher) field?.focus();
  catcher.remove();
  if (typed !== '') document.execCommand('insertText', false, typed);
}
