/**
 * What the menus can't do by themselves: an open group closes on Escape (the focus returns to its name),
 * on a press elsewhere and when the focus leaves; the small menu closes on a link within the same page
 * and on a button that opens a dialog.
 */
export default function headerMenu(element: HTMLElement): void {
  const groups = [...element.querySelectorAll<HTMLDetailsElement>('.header-menu__group')];

  element.addEventListener('keydown', (event) => {
    const open = event.key === 'Escape' && groups.find((group) => group.open);
    if (!open) return;
    event.preventDefault();
    open.open = false;
    open.querySelector('summary')?.focus();
  });
  for (const group of groups) {
    group.addEventListener('focusout', (event) => {
      if (event.relatedTarget instanceof Node && !group.contains(event.relatedTarget)) group.open = false;
    });
  }
  document.addEventListener('pointerdown', (event) => {
    for (const group of groups) {
      if (event.target instanceof Node && !group.contains(event.target)) group.open = false;
    }
  });
  const menu = element.querySelector<HTMLElement>('.mobile-menu');
  menu?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a, [commandfor]')) menu.hidePopover();
  });
}
