import type { Page } from 'playwright';

/**
 * Opens a page and gives the sum of all shifts while it loads and while it is scrolled through, where islands wake up.
 * What typefaces move that come after the first paint is measured in typefaces.test.ts. Here they are at hand, as they
 * are for a visitor who `keeps` what was fetched: where a slow moment lets even those come late, the page is opened
 * again.
 */
export async function layoutShift(page: Page, address: string): Promise<number> {
  for (let opened = 1; ; opened += 1) {
    await page.goto(address);
    const sum = await page.evaluate(sumShifts);
    if (opened === 5 || !(await page.evaluate(cameLate))) return sum;
  }
}

/** Whether a typeface was shown that was not there before the first paint. */
function cameLate(): boolean {
  return [...document.fonts].some(({ family, status }) => / late"?$/.test(family) && status === 'loaded');
}

async function sumShifts(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  await document.fonts.ready;
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
  }
  // Those that were asked for on the way, and what they move.
  const isAsleep = () => document.querySelector('site-island[when="visible"]:not([ready])') !== null;
  for (let frames = 0; frames < 300 && isAsleep(); frames += 1) await frame();
  for (let frames = 0; frames < 5; frames += 1) await frame();
  scrollTo({ top: 0, behavior: 'instant' });
  return sum;
}
