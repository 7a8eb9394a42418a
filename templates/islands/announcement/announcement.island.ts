/** Closes the bar until the page is loaded again. The focus goes on to the page's mark instead of getting lost. */
export default function announcement(element: HTMLElement): void {
  const bar = element.querySelector<HTMLElement>('.announcement-bar');
  element.querySelector('.announcement-bar__close')?.addEventListener('click', () => {
    if (bar) bar.hidden = true;
    document.querySelector<HTMLElement>('.site-mark')?.focus({ preventScroll: true });
  });
}
