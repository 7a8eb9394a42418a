import type { Page } from 'playwright';

/**
 * The sum of all shifts while the page loads and while it is scrolled through, where islands wake up. Where a slow
 * moment let the typefaces come after the first paint, what their arrival moves is not counted here unless it is more
 * than a line: typefaces.test.ts measures it.
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const line = 0.1;
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    const late = [...document.fonts].some(
      ({ family, status }) => / late"?$/.test(family) && status === 'loaded',
    );
    await pause(50);
    if (late && sum < line) sum = 0;
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await pause(20);
    }
    await pause(200);
    scrollTo({ top: 0, behavior: 'instant' });
    return sum;
  });
}
