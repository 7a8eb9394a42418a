import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { testFirst } from '../test-first.ts';
import { eventually, type VisitOptions, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();
const step = 3000;
const strip = (page: Page) => page.getByRole('region', { name: 'What past students say' });

describe('§2 the passers’ carousel', () => {
  test('shows the first 6 testimonials', async () => {
    const page = await openCarousel();
    expect(await strip(page).locator('.testimonial-carousel__slide').count()).toBe(6);
  });

  testFirst(2, [
    { width: 390, slides: 1 },
    { width: 1280, slides: 3 },
    { width: 800, slides: 2 },
  ])('shows $slides at a time in a window of $width pixels', async ({ width, slides }) => {
    const page = await openCarousel({ width });
    const shown = await strip(page).evaluate(
      (element) => element.clientWidth / (element.querySelector('li')?.getBoundingClientRect().width ?? 1),
    );
    expect(Math.round(shown)).toBe(slides);
  });

  test('§9 moves on every 3000 ms and starts over after the last', async () => {
    const page = await openCarousel();
    expect(await position(page)).toBe(0);
    for (const wanted of [1, 2, 3, 0, 1]) {
      await page.clock.runFor(step - 100);
      await page.clock.runFor(100);
      await eventually(() => position(page)).toBe(wanted);
    }
  });

  testFirst(1, [
    { how: 'a press', touch: (page: Page) => strip(page).click({ position: { x: 20, y: 20 } }) },
    { how: 'the focus', touch: (page: Page) => strip(page).focus() },
    { how: 'the wheel', touch: wheelOver },
  ])('§4 stops for good on $how', async ({ touch }) => {
    const page = await openCarousel();
    await touch(page);
    await page.getByRole('button', { name: 'Keep moving' }).waitFor();
    await expectStill(page);
  });

  test('previous and next move by one, over both ends, and stop it', async () => {
    const page = await openCarousel();
    await page.getByRole('button', { name: 'Next stories' }).click();
    await eventually(() => position(page)).toBe(1);
    await page.getByRole('button', { name: 'Previous stories' }).click();
    await eventually(() => position(page)).toBe(0);
    await page.getByRole('button', { name: 'Previous stories' }).click();
    await eventually(() => position(page)).toBe(3);
    await expectStill(page);
  });

  test('it can be stopped and started by its button', async () => {
    const page = await openCarousel();
    await page.getByRole('button', { name: 'Stop moving' }).click();
    await expectStill(page);
    await page.getByRole('button', { name: 'Keep moving' }).click();
    await page.clock.runFor(step);
    await eventually(() => position(page)).toBe(1);
  });

  test('for those who asked for less motion it never moves by itself', async () => {
    const page = await openCarousel({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Keep moving' }).waitFor();
    await expectStill(page);
    await page.getByRole('button', { name: 'Next stories' }).click();
    await eventually(() => position(page)).toBe(1);
  });
});

/** The carousel in view, with a fake clock. */
async function openCarousel(options: VisitOptions = {}): Promise<Page> {
  const time = new Date('2026-11-01T12:00:00');
  const { page } = await open('react', '/', {
    reducedMotion: 'no-preference',
    ...options,
    prepare: async (context) => {
      await context.clock.install({ time });
      await context.clock.pauseAt(time.getTime() + 1000);
    },
  });
  await strip(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(100);
  await whenReady(page, 'testimonial-carousel');
  return page;
}

/** Index of the first visible slide; a fraction while it moves. */
function position(page: Page): Promise<number> {
  return strip(page).evaluate((element) => {
    const [first = 0, second = 1] = [...element.querySelectorAll('.testimonial-carousel__slide')].map(
      (slide) => slide.getBoundingClientRect().left,
    );
    return Math.round((element.scrollLeft / (second - first)) * 10) / 10;
  });
}

async function expectStill(page: Page): Promise<void> {
  const before = await settledPosition(page);
  await page.clock.runFor(3 * step);
  expect(await settledPosition(page)).toBe(before);
}

/** The position once a smooth scroll has ended, which takes real time: the same for a quarter of a second. */
function settledPosition(page: Page): Promise<number> {
  const places: number[] = [];
  const isSettled = async () => {
    places.push(await position(page));
    const last = places.slice(-6);
    return last.length === 6 && new Set(last).size === 1;
  };
  return expect
    .poll(isSettled, { timeout: 15_000, interval: 50 })
    .toBe(true)
    .then(() => places.at(-1) ?? Number.NaN);
}

async function wheelOver(page: Page): Promise<void> {
  await strip(page).hover();
  await page.mouse.wheel(0, 1);
}
