/**
 * For browsers without command buttons: does what `command` and `commandfor` say.
 * A button whose dialog isn't on this page leads to its `data-href` in every browser.
 */
export default function dialogButtons(): void {
  const native = 'command' in HTMLButtonElement.prototype;
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button[commandfor]') : null;
    if (!button) return;
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
    const address = button.getAttribute('data-href');
    if (!(dialog instanceof HTMLDialogElement)) {
      if (address) location.assign(address);
    } else if (!native) {
      run(dialog, button.getAttribute('command'));
    }
  });
}

function run(dialog: HTMLDialogElement, command: string | null): void {
  if (command === 'show-modal' && !dialog.open) dialog.showModal();
  if (command === 'close') dialog.close();
}
