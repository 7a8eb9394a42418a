/** The example clinic in a browser: every rule for pages of the academy applies to another trade too. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgePage } from './judge-page.ts';
import { listPages } from './list-pages.ts';
import { serveFolder } from './serve-folder.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit, type Visit } from './visit-site.ts';
import { weighSite } from './weigh-site.ts';

const site = await serveFolder('examples/clinic', '2026-11-01');
const pages = listPages(site.out);

let visits: { wide: Visit; narrow: Visit; plain: Visit };
beforeAll(async () => {
  const browser = await sharedBrowser();
  const { origin } = site;
  visits = {
    wide: await createVisit(browser, origin, { width: 1280 }),
    narrow: await createVisit(browser, origin, { width: 390 }),
    plain: await createVisit(browser, origin, { javaScriptEnabled: false }),
  };
});
afterAll(async () => {
  for (const { context } of Object.values(visits)) await context.close();
  await site.close();
});

const title = '%s has no barrier, no complaint, no layout shift and never scrolls sideways';
const first = ['/', '/treatments/shoulder'];
test.each(first)(title, judge);
test.each(pages.filter((address) => !first.includes(address)))(title, { tags: ['long/widths'] }, judge);

async function judge(address: string): Promise<void> {
  const schemes = ['light', 'dark'] as const;
  const windows = [390, 1280].flatMap((width) => schemes.map((scheme) => ({ width, scheme })));
  await judgePage(visits.wide, address, { windows, widths: [320, 390, 768, 1280, 1920] });
  await visits.wide.page.setViewportSize({ width: 1280, height: 900 });
}

test.each(first)('%s can be read without JavaScript', canBeRead);
test.each(pages.filter((address) => !first.includes(address)))(
  '%s can be read without JavaScript',
  { tags: ['long/widths'] },
  canBeRead,
);

async function canBeRead(address: string): Promise<void> {
  const { page } = visits.plain;
  await page.goto(address);
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
  expect(await page.locator('.header-menu').isVisible()).toBe(true);
}

describe('a visitor of the clinic', () => {
  test('comes from the list to a treatment by pressing anywhere on its card', async () => {
    const { page } = visits.wide;
    await page.goto('/treatments');
    await page.locator('.treatment-card', { hasText: 'Shoulder pain' }).click({ position: { x: 40, y: 40 } });
    await page.waitForURL('**/treatments/shoulder');
    expect(await page.locator('h1').textContent()).toBe('Shoulder pain');
    expect(await page.locator('.treatment-in-full__visit').first().innerText()).toContain('€75');
  });

  test('finds the opening hours from the menu of a phone', async () => {
    const { page } = visits.narrow;
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.locator('#_mobile-menu').getByRole('link', { name: 'Prices and hours' }).click();
    await page.waitForURL('**/prices');
    expect(await page.getByRole('row', { name: /^Sunday/ }).innerText()).toContain('Closed');
  });
});

describe('the weight of the clinic', () => weighSite(site, pages, ['/prices', '/treatments/shoulder']));
