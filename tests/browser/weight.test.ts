/** How much a page may weigh: the budgets stand in bench/budgets.ts, `npm run weigh` prints every page. */
import { describe, expect, inject, test } from 'vitest';
import { findExcess } from '../../bench/budgets.ts';
import { createVisitor, type Weights } from '../../bench/first-visit.ts';
import { weighPageScripts } from '../../bench/page-scripts.ts';
import { listAcademyPages } from './list-pages.ts';
import { sharedBrowser } from './shared-browser.ts';

const { origin, out } = inject('academy');
const pages = listAcademyPages(out);
const nothing: Weights = { html: 0, styles: 0, scripts: 0, fonts: 0, pictures: 0, films: 0, later: 0 };

test('no page but the checkout can fetch more JavaScript than allowed without being touched', () => {
  const found = pages.flatMap((address) =>
    findExcess(address, { ...nothing, scripts: weighPageScripts(out, address) }),
  );
  expect(found).toEqual([]);
});

test('a heavier page would be found', () => {
  expect(findExcess('/courses', { ...nothing, scripts: 2_049 })).toEqual([
    '/courses: JavaScript 2049 bytes, more than 2048',
  ]);
  expect(findExcess('/', { ...nothing, html: 20_000, styles: 10_001 })).toHaveLength(1);
  expect(findExcess('/', { ...nothing, fonts: 100_000, pictures: 100_001 })).toHaveLength(1);
  const [checkout = ''] = pages.filter((address) => address.startsWith('/checkout/'));
  expect(weighPageScripts(out, checkout)).toBeGreaterThan(50_000);
});

describe.each(['phone', 'computer'] as const)('the first visit with a %s', (window) => {
  test('keeps every budget on the home page, and fetches no more scripts than its islands say', async () => {
    const visitor = await createVisitor(await sharedBrowser(), origin, window);
    const weights = await visitor.weigh('/');
    expect(findExcess('/', weights)).toEqual([]);
    expect(weights.scripts).toBeGreaterThan(0);
    expect(weights.scripts).toBeLessThanOrEqual(weighPageScripts(out, '/'));
    expect(weights.fonts).toBeGreaterThan(0);
    expect(weights.pictures).toBeGreaterThan(0);
    for (const address of ['/courses', '/legal', '/blog', '/checkout']) {
      const { html, scripts } = await visitor.weigh(address);
      expect(html, address).toBeGreaterThan(0);
      expect(scripts, address).toBeLessThanOrEqual(weighPageScripts(out, address));
    }
    await visitor.close();
  });
});
