import { describe, expect, test } from 'vitest';
import { findExcess } from '../../bench/budgets.ts';
import { createVisitor, type Weights } from '../../bench/first-visit.ts';
import { weighPageScripts } from '../../bench/page-scripts.ts';
import type { ServedSite } from './serve-sites.ts';
import { sharedBrowser } from './shared-browser.ts';

const nothing: Weights = { html: 0, styles: 0, scripts: 0, fonts: 0, pictures: 0, films: 0, later: 0 };

/** Tests the budgets of a finished site: the scripts of all `pages`, and a first visit to home and the `others`. */
export function weighSite(
  { origin, out }: ServedSite,
  pages: readonly string[],
  others: readonly string[],
): void {
  test('no page but the checkout can fetch more JavaScript than allowed without being touched', () => {
    expect(pages.length).toBeGreaterThan(0);
    const found = pages.flatMap((address) =>
      findExcess(address, { ...nothing, scripts: weighPageScripts(out, address) }),
    );
    expect(found).toEqual([]);
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
      for (const address of others) {
        const { html, scripts } = await visitor.weigh(address);
        expect(html, address).toBeGreaterThan(0);
        expect(scripts, address).toBeLessThanOrEqual(weighPageScripts(out, address));
      }
      await visitor.close();
    });
  });
}
