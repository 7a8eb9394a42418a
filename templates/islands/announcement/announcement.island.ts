/** Closes the bar until the page is reloaded. The focus moves on to the page's mark instead of being lost. */
export default function announcement(element: HTMLElement): void {
  const bar = element.querySelector<HTMLElement>('.announcement-bar');
  element.querySelector('.announcement-bar__close')?.addEventListener('click', () => {
    if (bar) bar.hidden = true;
    document.querySelector<HTMLElement>('.site-mark')?.focus({ preventScroll: true });
  });
}
