// @module-tag long/manual
/** The manual in a browser, on a phone and on a computer. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../cli/serve/listen.ts';
import { serveSite } from '../../cli/serve/serve-site.ts';
import { builtManual } from '../examples/manual-folder.ts';
import { judgePage } from './judge-page.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit, type Visit } from './visit-site.ts';

const state: { visit?: Visit; close: () => void } = { close: () => {} };
beforeAll(async () => {
  const { out } = await builtManual();
  const reportBug = (error: unknown): never => {
    throw error;
  };
  const server = await listen({ port: 0 }, serveSite({ out, reportBug }));
  state.close = server.close;
  state.visit = await createVisit(await sharedBrowser(), `http://localhost:${server.port}`, { width: 1280 });
});
afterAll(async () => {
  await state.visit?.context.close();
  state.close();
});

const title = '%s has no barrier, no layout shift and never scrolls sideways';
test.each(['/', '/guide/hosting', '/reference', '/sections/section-hero', '/decisions/strict-policy'])(
  title,
  judge,
);

async function judge(address: string): Promise<void> {
  if (!state.visit) throw new Error('No page is open');
  const windows = [390, 1280].map((width) => ({ width, scheme: width === 390 ? 'dark' : 'light' }) as const);
  await judgePage(state.visit, address, { windows, widths: [320, 390, 768, 1280] });
}

test.each([390, 1280])('pictures keep their proportions at %i pixels', async (width) => {
  if (!state.visit) throw new Error('No page is open');
  const { page } = state.visit;
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/guide/editing');
  const pictures = await page.locator('main img').evaluateAll((all) =>
    all.map((one) => {
      const { width: shown, height } = one.getBoundingClientRect();
      const own = Number(one.getAttribute('width')) / Number(one.getAttribute('height'));
      return { isWithin: shown <= innerWidth, stretched: Math.round((100 * shown) / height / own) };
    }),
  );
  expect(pictures.length).toBeGreaterThan(10);
  expect(new Set(pictures.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ isWithin: true, stretched: 100 })]),
  );
});

test('code is copied by its button', async () => {
  if (!state.visit) throw new Error('No page is open');
  const { page, context } = state.visit;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/guide/hosting');
  const button = page.locator('.chapter-text__copy').first();
  await button.click();
  await expect.poll(() => button.textContent()).toBe('Copied');
  const code = await page.locator('.chapter-text__code pre').first().textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('the search finds the code of a message', async () => {
  if (!state.visit) throw new Error('No page is open');
  const { page } = state.visit;
  await page.goto('/search?q=not-a-number');
  await expect.poll(() => page.locator('main').textContent()).toContain('Messages');
});
