/** The script of the comparison: sends the selected change to both panes. Sent as the text of this function. */
export function comparisonClient(): void {
  const panes = [...document.querySelectorAll('iframe')];
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-number]')];
  let shown = 0;

  const tell = (): void => {
    for (const { contentWindow } of panes) contentWindow?.postMessage(shown, '*');
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(button.dataset.number === String(shown)));
  };

  const show = (number: number): void => {
    shown = number;
    tell();
  };

  const step = (by: 1 | -1): void => {
    if (buttons.length === 0) return;
    const next = (shown - 1 + by + buttons.length) % buttons.length;
    show(shown === 0 ? 1 : next + 1);
    buttons[shown - 1]?.scrollIntoView({ block: 'nearest' });
  };

  for (const button of buttons) button.addEventListener('click', () => show(Number(button.dataset.number)));
  document.querySelector('[data-step="next"]')?.addEventListener('click', () => step(1));
  document.querySelector('[data-step="previous"]')?.addEventListener('click', () => step(-1));
  // A pane that loads after a change was selected.
  addEventListener('message', ({ data, source }) => {
    if (
      data === 'site-diff-ready' &&
      panes.some(({ contentWindow }) => contentWindow === source) &&
      shown > 0
    )
      tell();
  });
}
