import type { ShareIslandProps } from '../../../schemas/types.ts';

/** The browser's share sheet if there is one; otherwise copies the link and says so on the page. */
export default function share(element: HTMLElement, { title, address, done }: ShareIslandProps): void {
  const button = element.querySelector('button');
  const status = element.querySelector('[role=status]');
  if (!button || !status) return;
  button.addEventListener('click', async () => {
    const url = new URL(address, location.href).href;
    status.textContent = '';
    try {
      if (canShare()) await navigator.share({ title, url });
      else await navigator.clipboard.writeText(url).then(() => status.append(done));
    } catch (problem) {
      // Closing the share sheet isn't a failure; if copying is forbidden, the address can be copied by hand.
      if (!(problem instanceof DOMException && problem.name === 'AbortError')) status.append(url);
    }
  });
}

/** The types say that every browser can; several desktop ones can't. */
function canShare(): boolean {
  return typeof navigator.share === 'function';
}
