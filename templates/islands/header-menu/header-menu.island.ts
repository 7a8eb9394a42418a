/**
 * Behaviour that the menus lack without a script: an open group closes on Escape (the focus returns to its name), on a
 * press elsewhere and when it loses the focus. The small menu is shown as a modal dialog; it closes on a link within
 * the same page and on a button that opens another dialog.
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
  const menu = element.querySelector<HTMLDialogElement>('.mobile-menu');
  if (menu) makeModal(menu, element);
}

/**
 * Its buttons open and close it as a popover; from here on as a modal dialog. If it is already open, it switches over.
 */
function makeModal(menu: HTMLDialogElement, element: HTMLElement): void {
  if (menu.matches(':popover-open')) {
    menu.hidePopover();
    menu.showModal();
  }
  element.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (target?.closest('[popovertarget]')) {
      event.preventDefault();
      if (menu.open) menu.close();
      else menu.showModal();
    } else if (target === menu || (target?.closest('a, [commandfor]') && menu.contains(target))) {
      menu.close();
    }
  });
}
