import type { Page } from 'playwright';

/**
 * Opens a page and gives the sum of all shifts while it loads and while it is scrolled through, where islands wake up.
 * No typeface comes meanwhile: whether one is there before the first paint depends on how busy the machine is, and what
 * a late one moves is measured in typefaces.test.ts. The console names those that were kept back.
 */
export async function layoutShift(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  await page.goto(address);
  const sum = await page.evaluate(sumShifts);
  await session.send('Network.setBlockedURLs', { urls: [] });
  await session.detach();
  return sum;
}

async function sumShifts(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
  });
  observer.observe({ type: 'layout-shift', buffered: true });
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
