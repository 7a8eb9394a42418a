import type { SearchDialogIslandProps } from '../../../schemas/types.ts';
import { connectSearch } from '../site-search/connect-search.ts';

/** The link to the search page opens the same search over the page, which keeps its scroll position. */
export default function searchDialog(element: HTMLElement, words: SearchDialogIslandProps): void {
  const link = element.querySelector('.search-dialog__open');
  const dialog = element.querySelector('dialog');
  if (!link || !dialog) return;
  connectSearch(dialog, words);

  link.addEventListener('click', (event) => {
    if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dialog.showModal();
    dialog.querySelector('input')?.focus();
  });
  dialog.querySelector('.search-dialog__close')?.addEventListener('click', () => dialog.close());
  // Browsers use Escape to clear a search field.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dialog.close();
  });
  // A press outside the dialog, for browsers without `closedby`.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  // Closes on a link within the same page.
  dialog.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) dialog.close();
  });
}
