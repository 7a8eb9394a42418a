import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually, visitSite } from './visit-site.ts';

const open = visitSite();
const noon = new Date('2026-11-01T12:00:00');
const second = 1000;
const strip = (page: Page) => page.locator('.promotion-strip__words');
const isShown = (page: Page) => strip(page).isVisible();
const announcements = (page: Page) => page.locator('.announcement-bar');

describe('§4 the promotion', () => {
  test('takes the place of the announcements after 5 seconds, not before', async () => {
    const page = await openHome();
    await page.clock.runFor(4.9 * second);
    expect(await isShown(page)).toBe(false);
    const before = await announcements(page).boundingBox();
    await untilShown(page);
    expect(await strip(page).innerText()).toMatch(/41% off[\s\S]*£189\.99[\s\S]*£319\.99[\s\S]*HIGHTIDE/);
    expect(await announcements(page).isVisible()).toBe(false);
    expect(await page.locator('.promotion-strip').boundingBox()).toEqual(before);
  });

  test('is said by screen readers when they have said the rest, and takes the focus from nobody', async () => {
    const page = await openHome();
    const status = page.locator('.promotion-strip').getByRole('status');
    expect(await status.innerText()).toBe('');
    const link = page.getByRole('link', { name: 'View Courses' });
    await link.focus();
    await untilShown(page);
    expect(await status.innerText()).toContain('HIGHTIDE');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('closed, it stays away for the rest of the day, on every page, and returns the next day', async () => {
    const page = await openHome();
    await untilShown(page);
    await page.getByRole('button', { name: 'Close the offer' }).click();
    await eventually(() => isShown(page)).toBe(false);
    expect(await announcements(page).isVisible()).toBe(true);
    for (const address of ['/', '/courses']) {
      await page.goto(address);
      await wake(page);
      expect(await isShown(page)).toBe(false);
    }
    await page.clock.fastForward(24 * 3600 * second);
    await page.goto('/courses');
    await untilShown(page);
  });

  test('its enrol link opens the shop in a new tab and counts as seen today', async () => {
    const page = await openHome();
    await untilShown(page);
    const link = page.getByRole('link', { name: 'Enrol with the code' });
    const [shop] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await shop.waitForURL('https://shop.example.org/cart/?add-to-cart=11&coupon=HIGHTIDE');
    await eventually(() => isShown(page)).toBe(false);
    await page.reload();
    await wake(page);
    expect(await isShown(page)).toBe(false);
  });

  test('closed by keyboard, it leaves the focus at the top of the page', async () => {
    const page = await openHome();
    await untilShown(page);
    await page.getByRole('button', { name: 'Close the offer' }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => isShown(page)).toBe(false);
    await eventually(() => page.evaluate(() => document.activeElement?.className)).toBe('site-mark');
  });

  test('it waits while somebody fills in the lead dialog', async () => {
    const page = await openHome();
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await page.getByRole('dialog', { name: 'Get the free OSCE guide' }).waitFor();
    await wake(page);
    expect(await isShown(page)).toBe(false);
    await page.keyboard.press('Escape');
    await untilShown(page);
  });

  test('it waits while the announcements are pointed at, and stays away where they were closed', async () => {
    const page = await openHome();
    await announcements(page).hover();
    await wake(page);
    expect(await isShown(page)).toBe(false);
    await page.getByRole('button', { name: 'Hide announcements' }).click();
    await page.mouse.move(300, 600);
    await page.clock.runFor(3.1 * second);
    expect(await isShown(page)).toBe(false);
    expect(await page.locator('.notice-band').isVisible()).toBe(false);
  });

  test('where the browser forbids storage, it can still be closed', async () => {
    const page = await openHome((context) => context.addInitScript(forbidStorage));
    await untilShown(page);
    await page.getByRole('button', { name: 'Close the offer' }).click();
    await eventually(() => isShown(page)).toBe(false);
  });

  test('over on a page that is left open, it gives the place back', async () => {
    const page = await openHome((context) => context.clock.setSystemTime(new Date('2027-03-31T22:30:00Z')));
    await untilShown(page);
    await page.clock.runFor(3600 * second);
    await eventually(() => isShown(page)).toBe(false);
    expect(await announcements(page).isVisible()).toBe(true);
  });
});

/** Opens home with a fake clock. */
async function openHome(
  prepare: (context: BrowserContext) => Promise<unknown> = async () => {},
): Promise<Page> {
  const { page } = await open('react', '/', {
    prepare: async (context) => {
      await context.clock.install({ time: noon });
      await context.clock.pauseAt(noon.getTime() + second);
      await prepare(context);
    },
  });
  return page;
}

/** Advances past the fifth second and waits until the script of the offer has run. */
async function wake(page: Page): Promise<void> {
  await page.clock.runFor(5.1 * second);
  await page.locator('site-island[of="promotion"][ready]').waitFor({ state: 'attached' });
}

async function untilShown(page: Page): Promise<void> {
  await wake(page);
  await page.clock.runFor(3.1 * second);
  await eventually(() => isShown(page)).toBe(true);
}

function forbidStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('Forbidden', 'SecurityError');
    },
  });
}
