/** What holds for every page there is, whatever stands on it. */
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findBarriers } from './find-barriers.ts';
import { judgePage, overflow } from './judge-page.ts';
import { listPages } from './list-pages.ts';
import { openBrowser } from './open-browser.ts';
import { createVisit, type Visit } from './visit-site.ts';

const { origin, out } = inject('sites').react;
/** The page that sends visitors on at once; it is judged as those see it whose script didn't come. */
const redirecting = '/checkout';
const pages = listPages(out);

let browser: Browser;
let visits: { wide: Visit; narrow: Visit; staying: Visit };
beforeAll(async () => {
  browser = await openBrowser();
  visits = {
    wide: await createVisit(browser, origin, { width: 1280 }),
    narrow: await createVisit(browser, origin, { width: 390 }),
    staying: await createVisit(browser, origin, { prepare: blockRedirect }),
  };
});
afterAll(() => browser?.close());

test('all pages of the site map of the specification are there (§2)', () => {
  const named = [
    '',
    'webinar',
    'courses',
    'course-purchase',
    'checkout',
    'payment-success',
    'osce',
    'oet',
    'cbt',
  ];
  const others = [
    'paediatric-nursing',
    'midwifery',
    'nursing-associate',
    'moving-handling',
    'basic-life-support',
  ];
  const last = ['healthcare-apprentice', 'events', 'blog', 'hall-of-fame', 'legal', 'refund-policy', 'nepal'];
  const wanted = [...named, ...others, ...last, '404.html'].map((name) => `/${name}`);
  expect(pages).toEqual(expect.arrayContaining(wanted));
  expect(pages.filter((page) => page.startsWith('/checkout/'))).toHaveLength(13);
  expect(pages.filter((page) => page.startsWith('/blog/'))).toHaveLength(10);
});

test.each(pages.filter((address) => address !== redirecting))(
  '%s has no barrier, no complaint, no layout shift and never scrolls sideways, narrow or wide, light or dark',
  async (address) => {
    const { wide, narrow } = visits;
    const thorough = isFirstOfItsKind(address);
    await Promise.all([
      judgePage(wide, address, {
        widths: [1920, 768, 1280],
        schemes: thorough ? ['light', 'dark'] : ['light'],
      }),
      judgePage(narrow, address, { widths: [320, 390], schemes: thorough ? ['light', 'dark'] : ['dark'] }),
    ]);
  },
);

test('/checkout has no barrier for those who stay on it', async () => {
  const { page } = visits.staying;
  await page.goto(redirecting);
  await page.locator('h1').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});

/** Pages made per entry share everything but their words: the rest of them are judged in light wide and dark narrow. */
function isFirstOfItsKind(address: string): boolean {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  return folder === '/' || pages.find((page) => page.startsWith(folder)) === address;
}

function blockRedirect(context: BrowserContext): Promise<unknown> {
  return context.route('**/islands/course-chooser.*', (route) => route.abort());
}
