import type { Page } from 'playwright';

/**
 * Playwright's own browser starts with the pointer in the corner of the window, where it rests on the first line of
 * every page. It can be moved out only while something of the site is open.
 */
export async function movePointerAway(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.mouse.move(-1, -1);
}
