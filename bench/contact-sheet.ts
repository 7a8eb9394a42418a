import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { listPages } from '../tests/browser/list-pages.ts';
import { openBrowser } from '../tests/browser/open-browser.ts';
import { serveOutput } from './serve-output.ts';

const folder = 'docs/screenshots';
/** In bytes: the sheets are part of the repository. */
const limit = 900_000;
const schemes = ['light', 'dark'] as const;

/** In pixels of the page: how much of it is shown, from the top. `thumbnail` is its width on the sheet. */
const sizes = [
  { width: 390, height: 844, shown: 2400, thumbnail: 120, columns: 12 },
  { width: 1280, height: 800, shown: 2560, thumbnail: 240, columns: 7 },
] as const;
type Size = (typeof sizes)[number];
type Shot = { address: string; picture: string };

/** The top of every page in one picture for each width, light and dark: an eye finds faults faster than a test. */
export default async function contactSheet(out: string): Promise<number> {
  const server = await serveOutput(out);
  const browser = await openBrowser();
  await mkdir(folder, { recursive: true });
  try {
    for (const size of sizes) {
      for (const scheme of schemes) {
        const shots = await photograph(browser, server.origin, listPages(out), { size, scheme });
        await save(`contact-sheet-${size.width}-${scheme}.webp`, await layOut(browser, shots, size));
      }
    }
    return 0;
  } finally {
    await browser.close();
    server.close();
  }
}

async function photograph(
  browser: Browser,
  origin: string,
  addresses: readonly string[],
  { size, scheme }: { size: Size; scheme: (typeof schemes)[number] },
): Promise<Shot[]> {
  const { width, height } = size;
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, colorScheme: scheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // The typefaces are optional: only from the cache do they arrive in time for sure.
  await page.goto(origin, { waitUntil: 'networkidle' });
  const shots: Shot[] = [];
  for (const address of addresses) {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    // A redirecting page has nothing to show.
    if (new URL(page.url()).pathname !== address) continue;
    shots.push({ address, picture: await shoot(page, size.shown, size.thumbnail / width) });
  }
  await context.close();
  return shots;
}

/** As WebP, in base 64. */
async function shoot(page: Page, shown: number, scale: number): Promise<string> {
  const own = await page.evaluate(() => [innerWidth, document.documentElement.scrollHeight] as const);
  const clip = { x: 0, y: 0, width: own[0], height: Math.min(own[1], shown), scale };
  const session = await page.context().newCDPSession(page);
  const options = { format: 'webp', quality: 70, captureBeyondViewport: true, clip } as const;
  const { data } = await session.send('Page.captureScreenshot', options);
  await session.detach();
  return data;
}

async function layOut(browser: Browser, shots: readonly Shot[], size: Size): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: size.columns * (size.thumbnail + 12), height: 800 },
  });
  const figures = shots.map(
    ({ address, picture }) =>
      `<figure><img src="data:image/webp;base64,${picture}"><figcaption>${address}</figcaption></figure>`,
  );
  await page.setContent(`<style>
    body { margin: 0; background: #888; font: 9px/1.2 sans-serif; display: grid; grid-template-columns: repeat(${size.columns}, 1fr) }
    figure { margin: 6px } img { display: block } figcaption { overflow-wrap: anywhere; color: #fff }
  </style>${figures.join('')}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const sheet = await shoot(page, Number.POSITIVE_INFINITY, 1);
  await page.close();
  return Buffer.from(sheet, 'base64');
}

async function save(name: string, picture: Buffer): Promise<void> {
  if (picture.length > limit) throw new Error(`${name} has ${picture.length} bytes, more than ${limit}`);
  await writeFile(path.join(folder, name), picture);
  console.log(`${folder}/${name} ${Math.round(picture.length / 1000)} kB`);
}
