import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually, visitSite } from './visit-site.ts';

const open = visitSite();
const noon = new Date('2026-11-01T12:00:00');
const second = 1000;
const popup = (page: Page) => page.getByRole('dialog', { name: 'A lower price' });
const isShown = (page: Page) => popup(page).isVisible();

describe('§4 promo popup', () => {
  test('shows after 5 seconds, not before', async () => {
    const page = await openHome();
    await page.clock.runFor(4.9 * second);
    expect(await isShown(page)).toBe(false);
    await untilShown(page);
    expect(await popup(page).innerText()).toMatch(/£199\.99[\s\S]*£349\.99[\s\S]*FUTURENURSE/);
    expect(await popup(page).innerText()).toContain('43% off');
  });

  test('closed, it stays away for the rest of the day, on every page, and returns the next day', async () => {
    const page = await openHome();
    await untilShown(page);
    await page.getByRole('button', { name: 'Close the offer' }).click();
    await eventually(() => isShown(page)).toBe(false);
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
    const link = popup(page).getByRole('link', { name: 'Enrol with the code' });
    const [shop] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await shop.waitForURL('https://shop.example.com/cart/?add-to-cart=101&coupon=FUTURENURSE');
    await eventually(() => isShown(page)).toBe(false);
    await page.reload();
    await wake(page);
    expect(await isShown(page)).toBe(false);
  });

  test('Escape closes it; it takes the focus from nobody and gives it back', async () => {
    const page = await openHome();
    const link = page.getByRole('link', { name: 'View Courses' });
    await link.focus();
    await untilShown(page);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Close the offer' }).focus();
    await page.keyboard.press('Escape');
    await eventually(() => isShown(page)).toBe(false);
    await eventually(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
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

  test('where the browser forbids storage, it can still be closed', async () => {
    const page = await openHome((context) => context.addInitScript(forbidStorage));
    await untilShown(page);
    await page.getByRole('button', { name: 'Close the offer' }).click();
    await eventually(() => isShown(page)).toBe(false);
  });
});

/** Home with a clock that moves only when told to. */
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

/** Past the fifth second, and until the popup's script has run. */
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
