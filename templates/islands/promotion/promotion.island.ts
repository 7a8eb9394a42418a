import { atEnd } from '../offer-end/at-end.ts';

type Props = { id: string; until?: string };

/**
 * Shows the popup unless it was closed today or the offer is over; it goes when the offer ends. It waits while a
 * dialog or menu is open or somebody types, leaves the focus where it is, and gives it back when it was inside on closing.
 */
export default function promotion(element: HTMLElement, { id, until }: Props): void {
  const popup = element.querySelector<HTMLElement>('[popover]');
  const key = `promotion-${id}`;
  if (!popup || readDay(key) === today()) return;

  let over = false;
  let before: Element | null = null;
  const hide = () => {
    if (!popup.matches(':popover-open')) return;
    const inside = popup.contains(document.activeElement);
    popup.hidePopover();
    removeEventListener('keydown', closeOnEscape);
    if (inside && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  const close = () => {
    storeDay(key);
    hide();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isBusy(popup)) close();
  };
  const show = () => {
    if (over) return;
    if (isBusy(popup)) {
      setTimeout(show, 3000);
      return;
    }
    before = document.activeElement;
    popup.showPopover();
    addEventListener('keydown', closeOnEscape);
  };
  for (const control of popup.querySelectorAll('a, button')) control.addEventListener('click', close);
  if (until)
    atEnd(until, () => {
      over = true;
      hide();
    });
  show();
}

function isBusy(popup: HTMLElement): boolean {
  const open = [...document.querySelectorAll('dialog[open], :popover-open')].some(
    (element) => element !== popup,
  );
  return open || Boolean(document.activeElement?.matches('input, select, textarea'));
}

const today = () => new Date().toDateString();

/** Storage may be forbidden; then the popup shows on every page, as nothing can be remembered. */
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
    // Nothing to remember it in: see readDay.
  }
}
