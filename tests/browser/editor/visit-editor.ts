import type { Browser, BrowserContextOptions, FrameLocator, Page } from 'playwright';
import { expect } from 'vitest';

export type EditorVisit = {
  page: Page;
  /** The page of the site that the editor shows. */
  shown: FrameLocator;
  /** Presses a text on the page, and waits for its field. */
  open: (text: string | RegExp) => Promise<void>;
  /** Ends the visit; nothing may have been logged as an error. */
  end: () => Promise<void>;
};

/**
 * A phone or a computer at the editor, once its page can be edited. `patience`: in milliseconds, for each step. `isFirst`:
 * nobody has been there before.
 */
export async function visitEditor(
  browser: Browser,
  address: string,
  { isFirst = false, ...options }: BrowserContextOptions & { isFirst?: boolean } = {},
  patience = 10_000,
): Promise<EditorVisit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  if (!isFirst) await context.addInitScript(() => localStorage.setItem('site-edit-hints', 'read'));
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A refusal is an answer, which the editor puts into words.
    const isAnswer = message.text().startsWith('Failed to load resource');
    // A preview is read under the policy of the page that shows it, which then takes its styles as sheets.
    const isRead = message.text().startsWith('Applying inline style violates');
    if (message.type() === 'error' && !isAnswer && !isRead) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  const shown = page.frameLocator('iframe');
  await shown.locator('site-editor[data-spots]').waitFor({ state: 'attached' });
  const open = async (text: string | RegExp): Promise<void> => {
    const place = shown.locator('main').getByText(text).first();
    await (options.hasTouch ? place.tap() : place.click());
    await page.getByRole('dialog').waitFor();
  };
  const end = async (): Promise<void> => {
    await context.close();
    expect(complaints).toEqual([]);
  };
  return { page, shown, open, end };
}

/** A phone, held upright. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
