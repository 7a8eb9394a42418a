/** The branch in Nepal, in English and in Nepali: every rule for pages of the academy applies to its pages too. */
import { afterAll, describe, expect, test } from 'vitest';
import { day } from '../content/site-copy.ts';
import { firstOfEachKind } from './first-of-each-kind.ts';
import { judgeSite } from './judge-site.ts';
import { listPages } from './list-pages.ts';
import { serveFolder } from './serve-folder.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit } from './visit-site.ts';
import { weighSite } from './weigh-site.ts';

const english = await serveFolder('branches/nepal', day);
const nepali = await serveFolder('branches/nepal/branches/nepali', day);
afterAll(() => Promise.all([english.close(), nepali.close()]));

describe('the branch in Nepal', { tags: ['long/widths'] }, () => {
  judgeBranch(english, ['/courses', '/legal', '/blog', '/checkout']);
});
describe('its edition in Nepali', () => judgeBranch(nepali, ['/programmes', '/contact']));

/** `others`: pages whose weight is checked besides the home page. */
function judgeBranch(site: typeof english, others: string[]): void {
  const pages = listPages(site.out);
  judgeSite(site, pages);
  weighSite(site, pages, others);

  test('shows each kind of page without JavaScript', () => areShown(firstOfEachKind(pages)));
  test('shows each page without JavaScript', { tags: ['long/widths'] }, () => areShown(pages));

  async function areShown(addresses: readonly string[]): Promise<void> {
    const { page, context } = await createVisit(await sharedBrowser(), site.origin, {
      javaScriptEnabled: false,
    });
    for (const address of addresses) {
      await page.goto(address);
      expect(await page.locator('h1').isVisible(), address).toBe(true);
      expect((await page.locator('main').innerText()).length, address).toBeGreaterThan(80);
    }
    await context.close();
  }
}
