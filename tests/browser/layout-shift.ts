import type { Page } from 'playwright';

type Arriving = {
  /** Show the page while it loads, as browsers do; otherwise only once all of its HTML is there. */
  inPieces?: boolean;
};

/**
 * Opens a page and returns the sum of all layout shifts while it loads and while it is scrolled through, which wakes
 * islands up. It is first shown when its HTML is complete: where a busy browser pauses in the middle of a line is
 * chance, and page-in-pieces.test.ts defines what such a pause may not move. Typefaces are blocked meanwhile: whether
 * one arrives before the first paint depends on how busy the machine is, and typefaces.test.ts measures what a late one
 * moves. The console names those that were blocked.
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

/** Runs before any script of the page; shows it again before scripts that wait for the whole document. */
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
  // Islands requested on the way, and the shifts they cause.
  const isAsleep = () => document.querySelector('site-island[when="visible"]:not([ready])') !== null;
  for (let frames = 0; frames < 300 && isAsleep(); frames += 1) await frame();
  for (let frames = 0; frames < 5; frames += 1) await frame();
  scrollTo({ top: 0, behavior: 'instant' });
  return sum;
}
