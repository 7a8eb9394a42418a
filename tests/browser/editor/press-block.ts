import { expect } from 'vitest';
import type { EditorVisit } from './visit-editor.ts';

/** Presses a block until its field opens: a new one can be pressed once the page knows where it is written. */
export async function pressBlock(
  { page, shown }: EditorVisit,
  text: string,
  how: 'click' | 'tap' = 'click',
): Promise<void> {
  const field = page.locator('.panel textarea, .panel .rich[contenteditable]').first();
  const press = async (): Promise<boolean> => {
    await shown.locator('main').getByText(text).first()[how]();
    const words = await field
      .evaluate(
        (element) => (element instanceof HTMLTextAreaElement ? element.value : element.textContent),
        undefined,
        { timeout: 2_000 },
      )
      .catch(() => undefined);
    // The page may have moved just then.
    if (words !== undefined && !words.includes(text)) await page.keyboard.press('Escape');
    return words?.includes(text) === true;
  };
  await expect.poll(press, { timeout: 60_000 }).toBe(true);
}
