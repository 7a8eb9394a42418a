/**
 * Nothing covers what is read or pressed: measured by rectangles on a page of each kind, at several widths and scroll
 * positions.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { testFirst } from '../test-first.ts';
import { firstOfEachKind } from './first-of-each-kind.ts';
import { listPages } from './list-pages.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit, type Visit } from './visit-site.ts';

const { origin, out } = inject('sites').react;
const widths = [320, 390, 768, 1280, 1920];
/** The page that redirects at once shows the same as the next one. */
const pages = firstOfEachKind(listPages(out)).filter((address) => address !== '/checkout');
/** The offer isn't shown where an offer of another course, or any offer at all, would be in the way. */
const promoted = '/courses/adult-online';
const sellingOthers = ['/cbt'];
const isWithoutOffer = (address: string): boolean =>
  address.startsWith('/checkout') ||
  (address.startsWith('/courses/') && address !== promoted) ||
  sellingOthers.includes(address);

let visit: Visit;
beforeAll(async () => {
  visit = await createVisit(await sharedBrowser(), origin, { prepare: (context) => context.clock.install() });
});
afterAll(() => visit?.context.close());

test.each(pages)(
  '%s: the offer and all that floats cover no text and no control at any width',
  { tags: ['long/widths'] },
  async (address) => {
    const { page } = visit;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address);
    const offers = await page.locator('.promotion-strip').count();
    expect(offers, 'an offer in its place').toBe(
      isWithoutOffer(address) || address === '/payment-success' ? 0 : 1,
    );
    if (offers > 0) await showOffer(page);
    expect(await page.evaluate(() => document.documentElement.dataset.shift), 'moved').toBeUndefined();
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      for (const share of [0, 0.4, 1]) {
        await scrollTo(page, share);
        expect(await page.evaluate(findOverlaps), `at ${width} pixels`).toEqual([]);
      }
    }
  },
);

describe('in a window of less than 500 pixels of height', () => {
  testFirst(2, ['/', promoted, '/checkout/adult-online', '/courses', '/blog/where-the-minutes-go', '/osce'])(
    'nothing of %s stays in sight while one scrolls',
    async (address) => {
      const { page } = visit;
      for (const width of [844, 1280]) {
        await page.setViewportSize({ width, height: 480 });
        await page.goto(address);
        expect(await page.evaluate(findStuck), `at ${width} pixels`).toEqual([]);
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(findStuck)).toContain('header');
      }
    },
  );
});

test('the links of the footer and the header are at least 44 pixels high', async () => {
  const { page } = visit;
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const low = await page
      .locator('.footer a, .header__bar :is(a, button)')
      .evaluateAll((links) =>
        links
          .map((link) => ({ text: link.textContent, height: link.getBoundingClientRect().height }))
          .filter(({ height }) => height > 0 && height < 44),
      );
    expect(low, `at ${width} pixels`).toEqual([]);
  }
});

async function showOffer(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(countShifts);
  await page.clock.runFor(5100);
  await page.locator('site-island[of="promotion"][ready]').waitFor({ state: 'attached' });
  await page.locator('.promotion-strip__close').waitFor();
}

/** Scrolls to `share` of the way down. */
async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    const way = document.documentElement.scrollHeight - innerHeight;
    window.scrollTo({ top: way * part, behavior: 'instant' });
  }, share);
  // Effects of scrolling follow with the next frames; an observer is called in each, whatever the clock.
  for (let count = 0; count < 2; count += 1) {
    await page.evaluate(
      () => new Promise((resolve) => new IntersectionObserver(() => resolve(null)).observe(document.body)),
    );
  }
}

function countShifts(): void {
  new PerformanceObserver((list) => {
    const sum = list.getEntries().reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), 0);
    if (sum > 0) document.documentElement.dataset.shift = `${sum}`;
  }).observe({ type: 'layout-shift' });
}

/** Compares the offer and every fixed element with every text and control outside it. */
function findOverlaps(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    getComputedStyle(element).clipPath === 'none';
  const all = [...document.body.querySelectorAll('*')].filter(isSeen);
  const floating = all.filter((element) => getComputedStyle(element).position === 'fixed');
  const offer = document.querySelector('.promotion-strip:has(.promotion-strip__close:not([hidden]))');
  const things = all.filter(
    (element) =>
      element.matches('a, button, input, select, textarea, summary, img') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
  );
  const hit = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;
  const header = document.querySelector('.header')?.getBoundingClientRect();
  const isWithinHeader = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return header !== undefined && top >= header.top && bottom <= header.bottom;
  };
  return [...floating, ...(offer ? [offer] : [])].flatMap((upper) =>
    things
      .filter((thing) => !upper.contains(thing) && !thing.contains(upper))
      // Content that scrolls under the header is covered by it alone: a line along its edge hides nothing more.
      .filter((thing) => thing.closest('.header') || !isWithinHeader(upper))
      .filter((thing) => hit(upper.getBoundingClientRect(), thing.getBoundingClientRect()))
      .map((thing) => `${upper.className} on ${thing.className || thing.tagName}`),
  );
}

/** Elements that stick to the top or bottom edge of the window. */
function findStuck(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { position, top, bottom, clipPath } = getComputedStyle(element);
      const isBound = top !== 'auto' || bottom !== 'auto';
      return clipPath === 'none' && isBound && (position === 'sticky' || position === 'fixed');
    })
    .map((element) => String(element.className));
}
