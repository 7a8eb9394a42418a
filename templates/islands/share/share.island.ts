import type { ShareIslandProps } from '../../../schemas/types.ts';

/** The browser's share sheet where there is one; otherwise the link is copied and the page says so. */
export default function share(element: HTMLElement, { title, address, done }: ShareIslandProps): void {
  const button = element.querySelector('button');
  const status = element.querySelector('[role=status]');
  if (!button || !status) return;
  button.addEventListener('click', async () => {
    status.textContent = '';
    try {
      if (canShare()) await navigator.share({ title, url: address });
      else await navigator.clipboard.writeText(address).then(() => status.append(done));
    } catch (problem) {
      // Closing the share sheet is no failure; where copying is forbidden, the address can be copied by hand.
      if (!(problem instanceof DOMException && problem.name === 'AbortError')) status.append(address);
    }
  });
}

/** The types say that every browser can; several desktop ones can't. */
function canShare(): boolean {
  return typeof navigator.share === 'function';
}
