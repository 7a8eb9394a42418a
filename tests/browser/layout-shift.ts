import type { Page } from 'playwright';

type Arriving = {
  /** Show the page as far as it has come, as browsers do; otherwise from when all of its HTML is there. */
  inPieces?: boolean;
};

/**
 * Opens a page and gives the sum of all shifts while it loads and while it is scrolled through, where islands wake up.
 * It is first shown when it is whole: where a browser that has much to do pauses in the middle of a line is chance, and
 * what such a pause may not move is said in page-in-pieces.test.ts. No typeface comes meanwhile: whether one is there
 * before the first paint depends on how busy the machine is, and what a late one moves is measured in
 * typefaces.test.ts. The console names those that were kept back.
 */
export async function layoutShift(
  page: Page,
  address: string,
  { inPieces = false }: Arriving = {},
): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  const source = inPieces ? '' : `(${hideUntilWhole})()`;
  const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
  await page.goto(address);
  const sum = await page.evaluate(sumShifts);
  await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
  await session.send('Network.setBlockedURLs', { urls: [] });
  await session.detach();
  return sum;
}

/** Before any script of the page, and shown again before those that wait for the whole of it. */
function hideUntilWhole(): void {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync(':root { display: none !important }');
  document.adoptedStyleSheets = [hidden];
  document.addEventListener(
    'readystatechange',
    () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hidden);
    },
    { once: true },
  );
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
