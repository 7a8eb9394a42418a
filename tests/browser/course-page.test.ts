/** The facts that decide on a course are in the first screen of its page: price, how to enrol, what is included. */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { readCourses } from '../content/read-courses.ts';
import { testFirst } from '../test-first.ts';
import { fixtureSite } from './fixture-site.ts';
import { eventually, visitSite } from './visit-site.ts';

const open = visitSite();
const courses = readCourses(fixtureSite);
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

describe('the first screen of a course page', () => {
  testFirst(1, windows)(
    'at $width × $height shows price, button and what is included, for every course',
    async (viewport) => {
      const { page } = await open('react', '/', { viewport });
      for (const { id } of courses) {
        await page.goto(`/courses/${id}`);
        for (const bar of ['.announcement-bar', '.header'])
          expect(await page.locator(bar).isVisible()).toBe(true);
        const offer = page.locator('.course-offer');
        const points = await offer.locator('.course-offer__points > li').all();
        expect(points, id).toHaveLength(3);
        const price = offer.locator('.price__current');
        const button = offer.locator('.course-offer__actions a').first();
        for (const part of [price, button, ...points])
          expect(await isInFirstScreen(page, part), `${id}: ${await part.innerText()}`).toBe(true);
      }
    },
  );
});

test('a part below the first screen or under another would be noticed', async () => {
  const { page } = await open('react', '/courses/adult-online', { viewport: windows[1] });
  expect(await isInFirstScreen(page, page.locator('.course-story h2').first())).toBe(false);
  const price = page.locator('.course-offer .price__current');
  expect(await isInFirstScreen(page, price)).toBe(true);
  await page.locator('.header').evaluate((header) => {
    header.style.position = 'fixed';
    header.style.inset = '0';
  });
  expect(await isInFirstScreen(page, price)).toBe(false);
});

describe('the ways to enrol', () => {
  test('every course with a shop can also be paid or enrolled for on this site, and says how', async () => {
    const { page } = await open('react', '/');
    for (const { id, payLater, shopId } of courses) {
      await page.goto(`/courses/${id}`);
      const here = page.locator(`.course-offer a[href="/checkout/${id}"]`);
      const label = payLater ? 'Pay in 4 instalments, or enrol by chat' : 'Or enrol by chat';
      expect(await here.allInnerTexts(), id).toEqual([shopId === undefined ? 'Enquire Now' : label]);
    }
  });

  test('the bar on phones waits until the offer’s own buttons are out of sight', async () => {
    const { page } = await open('react', '/courses/adult-online', { width: 390 });
    const bar = page.locator('.enrol-bar');
    await eventually(() => bar.isVisible()).toBe(false);
    await page.locator('.course-story h2').last().scrollIntoViewIfNeeded();
    await eventually(() => bar.isVisible()).toBe(true);
  });
});

describe('the graduate beside the price', () => {
  test('took this course, and is left out where nobody has told a story', async () => {
    const { page } = await open('react', '/courses/adult-onsite');
    const story = page.locator('.course-graduate');
    expect(await story.innerText()).toContain('From a graduate of this course');
    expect(await story.innerText()).toContain('Maria Santos');
    await page.goto('/courses/lifting');
    expect(await story.count()).toBe(0);
  });
});

/** Whether the part is wholly inside the window with nothing over its middle. */
async function isInFirstScreen(page: Page, part: Locator): Promise<boolean> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return part.evaluate(
    (element, room) => {
      const box = element.getBoundingClientRect();
      const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isInside = box.x >= 0 && box.y >= 0 && box.right <= room.width && box.bottom <= room.height;
      return box.height > 0 && isInside && element.contains(over);
    },
    { width, height },
  );
}
