import type { BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBarriers } from './find-barriers.ts';
import { firstOfEachKind } from './first-of-each-kind.ts';
import { judgePage, overflow } from './judge-page.ts';
import type { ServedSite } from './serve-sites.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit, type Visit } from './visit-site.ts';

/** The page that redirects visitors at once; it is checked as shown if its script fails to load. */
const redirecting = '/checkout';

/** Tests for every kind of page of a finished site: one of `pages` is visited for each route. */
export function judgeSite({ origin }: Pick<ServedSite, 'origin'>, pages: readonly string[]): void {
  let visits: { passing: Visit; staying: Visit };
  beforeAll(async () => {
    const browser = await sharedBrowser();
    visits = {
      passing: await createVisit(browser, origin, { keeps: true }),
      staying: await createVisit(browser, origin, { prepare: blockRedirect }),
    };
  });
  afterAll(async () => {
    for (const { context } of Object.values(visits)) await context.close();
  });

  const judged = firstOfEachKind(pages).filter((address) => address !== redirecting);
  const windows = [
    { width: 390, scheme: 'dark' },
    { width: 1280, scheme: 'light' },
  ] as const;
  const widths = [320, 390, 768, 1280, 1920];

  // Windows alternate between pages: both see the frame and most sections.
  test.each(judged.map((address, index) => [address, windows[index % 2]] as const))(
    '%s has no barrier, no complaint, no layout shift and never scrolls sideways, in one window',
    (address, window) => judgePage(visits.passing, address, { windows: window ? [window] : windows, widths }),
  );

  test.each(judged)(
    '%s has no barrier, no complaint, no layout shift and never scrolls sideways, narrow or wide, light or dark',
    { tags: ['long/widths'] },
    (address) => judgePage(visits.passing, address, { windows, widths }),
  );

  if (!pages.includes(redirecting)) return;
  test('/checkout has no barrier for those who stay on it', async () => {
    const { page } = visits.staying;
    await page.goto(redirecting);
    await page.locator('h1').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
}

function blockRedirect(context: BrowserContext): Promise<unknown> {
  return context.route('**/islands/course-chooser.*', (route) => route.abort());
}
