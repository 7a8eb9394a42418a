// @module-tag long/widths
/** Nothing moves by itself at any width; the widths 390 and 1280 are measured on the academy in every-page.test.ts. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { firstOfEachKind } from './first-of-each-kind.ts';
import { layoutShift } from './layout-shift.ts';
import { listPages } from './list-pages.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit, type Visit } from './visit-site.ts';

const { origin, out } = inject('sites').react;
/** The page that sends visitors on at once shows what the next one shows. */
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
