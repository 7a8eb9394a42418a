import { atEnd } from '../timed/at-end.ts';

type Props = { id: string; until?: string };

/**
 * Replaces the announcements with the offer unless it was closed today or is over; they return when it ends. It waits
 * while that place is pointed at or focused, while a dialog or menu is open and while somebody is typing, and leaves
 * the focus where it is.
 */
export default function promotion(element: HTMLElement, { id, until }: Props): void {
  const parts = [...element.querySelectorAll<HTMLElement>('[hidden]')];
  const place = element.parentElement;
  const key = `promotion-${id}`;
  if (!place || readDay(key) === today()) return;

  let over = false;
  const set = (shown: boolean) => {
    for (const part of parts) part.hidden = !shown;
  };
  const hide = () => {
    const isInside = element.contains(document.activeElement);
    set(false);
    if (isInside) document.querySelector<HTMLElement>('.site-mark')?.focus({ preventScroll: true });
  };
  const show = () => {
    if (over) return;
    if (isBusy(place)) setTimeout(show, 3000);
    else set(true);
  };
  for (const control of element.querySelectorAll('a, button')) {
    control.addEventListener('click', () => {
      storeDay(key);
      hide();
    });
  }
  if (until)
    atEnd(until, () => {
      over = true;
      hide();
    });
  show();
}

function isBusy(place: HTMLElement): boolean {
  const isUsed = place.matches(':hover, :focus-within');
  const isOpen = document.querySelector('dialog[open], :popover-open') !== null;
  return isUsed || isOpen || Boolean(document.activeElement?.matches('input, select, textarea'));
}

const today = () => new Date().toDateString();

/** Storage may be forbidden; then nothing can be remembered and the offer shows on every page. */
function readDay(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function storeDay(key: string): void {
  try {
    localStorage.setItem(key, today());
  } catch {
    // Nowhere to remember it: see readDay.
  }
}
