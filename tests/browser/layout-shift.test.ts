/** Nothing moves by itself at any width; the widths 390 and 1280 are measured on every page in every-page.test.ts. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { layoutShift } from './layout-shift.ts';
import { openBrowser } from './open-browser.ts';
import { createVisit, type Visit } from './visit-site.ts';

const { origin } = inject('sites').react;
/** One of each kind. */
const pages = [
  '/',
  '/courses',
  '/courses/adult-online',
  '/course-purchase',
  '/checkout/adult-online',
  '/payment-success',
  '/blog',
  '/blog/where-the-minutes-go',
  '/osce',
  '/events',
  '/webinar',
  '/hall-of-fame',
  '/legal',
  '/refund-policy',
  '/search',
  '/404.html',
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each([320, 768, 1920])('at %s pixels', (width) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await createVisit(browser, origin, { width });
  });
  afterAll(() => visit?.context.close());

  test.each(pages)(
    '%s stays where it is while it loads and while it is scrolled through',
    async (address) => {
      await visit.page.goto(address);
      expect(await layoutShift(visit.page)).toBe(0);
    },
  );
});
