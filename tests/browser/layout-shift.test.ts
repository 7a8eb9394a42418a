// @module-tag long/widths
/** No layout shift at any width; every-page.test.ts measures the academy at 390 and 1280. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { firstOfEachKind } from './first-of-each-kind.ts';
import { layoutShift } from './layout-shift.ts';
import { listPages } from './list-pages.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit, type Visit } from './visit-site.ts';

const { origin, out } = inject('sites').react;
/** The page that redirects at once shows the same as the next one. */
const pages = firstOfEachKind(listPages(out)).filter((address) => address !== '/checkout');

describe.each([320, 768, 1920])('at %s pixels', (width) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await createVisit(await sharedBrowser(), origin, {
      width,
      keeps: true,
      reducedMotion: 'no-preference',
    });
  });
  afterAll(() => visit?.context.close());

  test.each(pages)(
    '%s stays where it is while it loads and while it is scrolled through',
    async (address) => {
      expect(await layoutShift(visit.page, address)).toBe(0);
    },
  );
});
