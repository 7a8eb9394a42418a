import type { CopyCodeIslandProps } from '../../../schemas/types.ts';

/** The buttons come with the script, since they do nothing without it. */
export default function copyCode(element: HTMLElement, { copy, copied }: CopyCodeIslandProps): void {
  for (const code of element.querySelectorAll('pre')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'chapter-text__copy';
    button.textContent = copy;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(code.textContent ?? '');
      button.textContent = copied;
    });
    const frame = document.createElement('div');
    frame.className = 'chapter-text__code';
    code.replaceWith(frame);
    frame.append(code, button);
  }
}
