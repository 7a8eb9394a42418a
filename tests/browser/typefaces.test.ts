/** The website's typefaces arrive on the first visit; their fallbacks take the same room until then. */
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit } from './visit-site.ts';

const { origin } = inject('sites').react;
const pages = [
  '/',
  '/courses',
  '/checkout/adult-online',
  '/blog',
  '/osce',
  '/events',
  '/legal',
  '/midwifery',
];
const widths = [320, 390, 768, 1280, 1920];
/** Below this nobody sees a shift: some words are a pixel further to one side, and no line breaks elsewhere. */
const unseen = 0.002;

describe('when the typefaces come late', () => {
  test('home stays where it is on a phone and on a computer', () => homeStays([390, 1280]));
  test('home stays where it is at every width', { tags: ['long/widths'] }, () => homeStays(widths));

  async function homeStays(tried: readonly number[]): Promise<void> {
    for (const width of tried) expect(await shiftOf('/', width), `${width}`).toBeLessThanOrEqual(unseen / 2);
  }

  test.each([390])('the pages with the most text don’t move at %s pixels', (width) =>
    noneMoves(width, ['/courses', '/blog', '/legal']),
  );
  test.each([390, 1280])('no other page moves at %s pixels', { tags: ['long/widths'] }, (width) =>
    noneMoves(width, pages),
  );

  async function noneMoves(width: number, tried: readonly string[]): Promise<void> {
    for (const address of tried) expect(await shiftOf(address, width), address).toBeLessThanOrEqual(unseen);
  }

  test('headings and text are as wide before as after, and the brand’s typefaces are what is shown', async () => {
    const { page, context, release } = await visitHeld('/', 1280);
    const before = await textWidths(page);
    expect(await loaded(page)).toEqual([]);
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(await loaded(page)).toEqual(expect.arrayContaining(['Figtree', 'Newsreader']));
    const after = await textWidths(page);
    for (const [text, width] of Object.entries(after)) {
      expect(Math.abs((before[text] ?? 0) / width - 1), text).toBeLessThan(0.02);
      expect(before[text], `${text} has changed its typeface`).not.toBe(width);
    }
    await context.close();
  });
});

test('both typefaces are asked for in the head, before anything else', async () => {
  const html = await (await fetch(`${origin}/`)).text();
  const preloads = [
    ...html.matchAll(/<link rel="preload" as="font" type="font\/woff2" href="([^"]+)" crossorigin>/g),
  ];
  expect(preloads).toHaveLength(2);
  expect(html).toContain('<style>');
  expect(preloads.every(({ index }) => index < html.indexOf('<style'))).toBe(true);
});

type Held = { page: Page; context: BrowserContext; release: () => void };

/** A first visit on which typefaces are held back until `release`. */
async function visitHeld(address: string, width: number): Promise<Held> {
  let release = () => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = (context: BrowserContext) =>
    context.route('**/*.woff2', (route) => arrival.then(() => route.continue()));
  const { page, context } = await createVisit(await sharedBrowser(), origin, {
    width,
    prepare: hold,
    reducedMotion: 'no-preference',
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await painted(page);
  return { page, context, release };
}

async function shiftOf(address: string, width: number): Promise<number> {
  const { page, context, release } = await visitHeld(address, width);
  await page.evaluate(countShifts);
  release();
  await page.evaluate(() => document.fonts.ready);
  await painted(page);
  const sum = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect((await loaded(page)).length).toBeGreaterThan(0);
  await context.close();
  return sum;
}

function countShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
    document.documentElement.dataset.shift = `${sum}`;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits until the current content has been painted. */
function painted(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let count = 0; count < 4; count += 1) await frame();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

function loaded(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && !/ \d"?$/.test(family))
      .map(({ family }) => family.replaceAll('"', '')),
  );
}

/** Widths of the title, a sentence and a strong label, each without a line break. */
function textWidths(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const widths: Record<string, number> = {};
    for (const selector of ['.hero__title', '.hero__lede', '.statistics__value', '.action__label']) {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`no ${selector}`);
      const range = document.createRange();
      range.selectNodeContents(element);
      widths[selector] = [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
    }
    return widths;
  });
}
