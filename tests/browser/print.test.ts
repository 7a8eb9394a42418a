/** On paper everything is ink on white, whatever the colour scheme of the device. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { firstOfEachKind } from './first-of-each-kind.ts';
import { listPages } from './list-pages.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit, type Visit } from './visit-site.ts';

const { origin, out } = inject('sites').react;
/** The page that redirects at once shows the same as the next one. */
const pages = firstOfEachKind(listPages(out)).filter((address) => address !== '/checkout');

let visit: Visit;
beforeAll(async () => {
  visit = await createVisit(await sharedBrowser(), origin, { keeps: true });
});
afterAll(() => visit?.context.close());

test('every kind of page is printed as ink on white, from a light device and from a dark one', async () => {
  const { page } = visit;
  expect(pages.length).toBeGreaterThan(10);
  for (const address of pages) {
    await page.goto(address);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      const texts = await page.evaluate(textColours);
      expect(texts.length, address).toBeGreaterThan(3);
      expect(
        texts.filter(({ contrast }) => contrast < 4.5),
        `${address}, ${colorScheme}`,
      ).toEqual([]);
    }
    for (const element of ['html', 'body'])
      expect(
        await page.locator(element).evaluate((one) => getComputedStyle(one).backgroundColor),
        address,
      ).toBe('rgb(255, 255, 255)');
  }
});

test('the mark of a dark footer is the dark one on paper', async () => {
  const { page } = visit;
  await page.goto('/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(() => marks(page)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect.poll(() => marks(page)).toHaveLength(2);
});

/** The different pictures beside the name, in the header and in the footer. */
async function marks(page: Page): Promise<string[]> {
  const sources = await page
    .locator('.site-mark img')
    .evaluateAll((images) => images.map((image) => Reflect.get(image, 'currentSrc')));
  return [...new Set(sources.map(String))];
}

/** For each visible element with text of its own: its colour, its background, and their contrast. */
function textColours(): { text: string; colours: string; contrast: number }[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('nothing can be drawn');
  const pixel = (colour: string) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (rgb: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = rgb
      .map((part) => part / 255)
      .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255, 255];
    const own = pixel(getComputedStyle(element).backgroundColor);
    return (own[3] ?? 0) > 127 ? own : behind(element.parentElement);
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  return [...document.body.querySelectorAll('*')]
    .filter((element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => getComputedStyle(element).clipPath === 'none')
    .map((element) => {
      const [ink, ground] = [pixel(getComputedStyle(element).color), behind(element)];
      const [dark = 0, bright = 0] = [luminance(ink), luminance(ground)].toSorted(
        (one, other) => one - other,
      );
      return {
        text: `${element.className}: ${element.textContent?.slice(0, 40)}`,
        colours: `${ink} on ${ground}`,
        contrast: (bright + 0.05) / (dark + 0.05),
      };
    });
}
