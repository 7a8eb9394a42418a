/** What a browser fetches on a first visit without any interaction. */
import type { Browser, CDPSession, Page, Response } from 'playwright';
import { compressedSize } from './compressed-size.ts';
import { movePointerAway } from './move-pointer-away.ts';

/**
 * Bytes by kind. `styles` includes those within the page: what they add to its size. `pictures`: those in the window;
 * `later`: those fetched although they are below the fold.
 */
export type Weights = Record<
  'html' | 'styles' | 'scripts' | 'fonts' | 'pictures' | 'films' | 'later',
  number
>;

export type Visitor = { weigh: (address: string) => Promise<Weights>; close: () => Promise<void> };

/** High-density screens, as on most phones and few computers. */
export const windows = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  computer: { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
} as const;

/** A visitor whose browser caches nothing, so that each page is the first. */
export async function createVisitor(
  browser: Browser,
  origin: string,
  window: keyof typeof windows,
): Promise<Visitor> {
  const context = await browser.newContext(windows[window]);
  const page = await context.newPage();
  await page.addInitScript(stay);
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await movePointerAway(page, origin);
  return { weigh: (address) => weighVisit(page, origin + address), close: () => context.close() };
}

/** Runs in the page. A redirecting page is weighed by itself: its target is weighed under its own address. */
function stay(): void {
  navigation.addEventListener('navigate', (event) => event.preventDefault());
}

async function weighVisit(page: Page, address: string): Promise<Weights> {
  const responses = new Map<string, Response>();
  const note = (response: Response): unknown => responses.set(response.url(), response);
  page.on('response', note);
  await page.goto(address, { waitUntil: 'load' });
  await quiet(page);
  page.off('response', note);
  const visible = new Set(await page.evaluate(findVisiblePictures));
  const all = new Set(await page.evaluate(() => [...document.images].map((image) => image.currentSrc)));
  const weights: Weights = { html: 0, styles: 0, scripts: 0, fonts: 0, pictures: 0, films: 0, later: 0 };
  for (const response of responses.values()) {
    // A picture that no element shows belongs to the styles, and may well be in the window.
    const isLater = all.has(response.url()) && !visible.has(response.url());
    await addTo(weights, response, isLater);
  }
  return weights;
}

async function addTo(weights: Weights, response: Response, isLater: boolean): Promise<void> {
  if (response.status() >= 300 && response.status() < 400) return;
  // Fetched again: the browser keeps no body of a response that arrived while the page was redirecting.
  const again = await fetch(response.url());
  const body = Buffer.from(await again.arrayBuffer());
  const size = compressedSize(body, again.headers.get('content-type') ?? '');
  const kind = response.request().resourceType();
  if (kind === 'document') {
    const bare = body.toString().replaceAll(/<style>[\s\S]*?<\/style>/g, '');
    const html = compressedSize(Buffer.from(bare), 'text/html');
    weights.html += html;
    weights.styles += size - html;
  } else if (kind === 'stylesheet') weights.styles += size;
  else if (kind === 'script') weights.scripts += size;
  else if (kind === 'font') weights.fonts += size;
  else if (kind === 'media') weights.films += size;
  else if (kind === 'image') weights[isLater ? 'later' : 'pictures'] += size;
}

/**
 * Waits for everything that starts with the page or at the first idle moment. Ends before the five seconds of the
 * offer.
 */
async function quiet(page: Page): Promise<void> {
  const pending = new Set<unknown>();
  const start = (request: unknown): unknown => pending.add(request);
  const end = (request: unknown): unknown => pending.delete(request);
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  await page.evaluate(idleMoment);
  for (let calm = 0; calm < 2; calm = pending.size > 0 ? 0 : calm + 1) await page.waitForTimeout(75);
  page.off('request', start).off('requestfinished', end).off('requestfailed', end);
}

function idleMoment(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 }));
}

function findVisiblePictures(): string[] {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    })
    .map((image) => image.currentSrc);
}
