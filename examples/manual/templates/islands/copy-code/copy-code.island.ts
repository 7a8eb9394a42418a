import type { CopyCodeIslandProps } from '../../../schemas/types.ts';

/**
 * The buttons come with the script, since they do nothing without it; each once its code is about to be seen, for a
 * long page has more than a thousand.
 */
export default function copyCode(element: HTMLElement, words: CopyCodeIslandProps): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        addButton(target, words);
      }
    },
    { rootMargin: '100%' },
  );
  for (const code of element.querySelectorAll('pre')) seen.observe(code);
}

function addButton(code: Element, { copy, copied }: CopyCodeIslandProps): void {
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
