/** The example clinic in a browser: what holds for every page of the academy holds for every page of another trade. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findExcess } from '../../bench/budgets.ts';
import { createVisitor, type Weights } from '../../bench/first-visit.ts';
import { weighPageScripts } from '../../bench/page-scripts.ts';
import { listen } from '../../cli/serve/listen.ts';
import { serveSite } from '../../cli/serve/serve-site.ts';
import { runSite } from '../cli/run-site.ts';
import { clinicFolder } from '../examples/clinic-folder.ts';
import { judgePage } from './judge-page.ts';
import { listPages } from './list-pages.ts';
import { openBrowser } from './open-browser.ts';
import { createVisit, type Visit } from './visit-site.ts';

const out = mkdtempSync(path.join(os.tmpdir(), 'site-clinic-'));
const built = await runSite(['build', '--at', '2026-11-01', '--out', out, '--root', clinicFolder], out);
if (built.code !== 0) throw new Error(`The clinic was not built:\n${built.out}${built.note}`);
const pages = listPages(out);
const nothing: Weights = { html: 0, styles: 0, scripts: 0, fonts: 0, pictures: 0, films: 0, later: 0 };

let browser: Browser;
let server: { port: number; close: () => void };
let visits: { wide: Visit; narrow: Visit; plain: Visit };
beforeAll(async () => {
  browser = await openBrowser();
  server = await listen(0, serveSite({ out, reportBug }));
  const origin = originOf(server);
  visits = {
    wide: await createVisit(browser, origin, { width: 1280 }),
    narrow: await createVisit(browser, origin, { width: 390 }),
    plain: await createVisit(browser, origin, { javaScriptEnabled: false }),
  };
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(out, { recursive: true, force: true });
});

test.each(pages)(
  '%s has no barrier, no complaint, no layout shift and never scrolls sideways',
  async (address) => {
    await judgePage(visits.wide, address, { widths: [1920, 768, 1280], schemes: ['light', 'dark'] });
    await judgePage(visits.narrow, address, { widths: [320, 390], schemes: ['light', 'dark'] });
  },
);

test.each(pages)('%s can be read without JavaScript', async (address) => {
  const { page } = visits.plain;
  await page.goto(address);
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
  expect(await page.locator('.header-menu').isVisible()).toBe(true);
});

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
    await page.locator('#mobile-menu').getByRole('link', { name: 'Prices and hours' }).click();
    await page.waitForURL('**/prices');
    expect(await page.getByRole('row', { name: /^Sunday/ }).innerText()).toContain('Closed');
  });
});

describe('the weight of the clinic', () => {
  test.each(pages)('%s fetches no more JavaScript than allowed without being touched', (address) => {
    expect(findExcess(address, { ...nothing, scripts: weighPageScripts(out, address) })).toEqual([]);
  });

  test.each(['phone', 'computer'] as const)(
    'the home page keeps every budget on the first visit with a %s',
    async (window) => {
      const visitor = await createVisitor(browser, originOf(server), window);
      const weights = await visitor.weigh('/');
      expect(findExcess('/', weights)).toEqual([]);
      expect(weights.fonts).toBeGreaterThan(0);
      expect(weights.pictures).toBeGreaterThan(0);
    },
  );
});

function originOf({ port }: { port: number }): string {
  return `http://localhost:${port}`;
}

function reportBug(error: unknown): never {
  throw error;
}
