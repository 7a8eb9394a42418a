/** The fixture site with one page in Nepali: which pages fetch its typeface, and whether its letters join correctly. */
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../cli/serve/listen.ts';
import { serveSite } from '../../cli/serve/serve-site.ts';
import { repository } from '../cli/run-site.ts';
import { buildSite, editFile } from '../content/site-copy.ts';
import { copyFixture } from './copy-fixture.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit, type Visit } from './visit-site.ts';

const file = 'content/media/fonts/noto-sans-devanagari.woff2';
const title = 'विद्यार्थी क्षेत्र श्री नर्सिङ प्रशिक्षण';
const declared = `    scripts:\n      Deva: { family: Noto Sans Devanagari, file: fonts/${path.basename(file)}, weights: 400 700 }\n`;

let root: string;
let out: string;
let visit: Visit;
let close: () => Promise<void>;
const asked: string[] = [];

beforeAll(async () => {
  root = await copyFixture();
  await cp(path.join(repository, file), path.join(root, file));
  await editFile(root, 'site.yaml', (text) => text.replace('\nclient:', `${declared}\nclient:`));
  const page = 'content/pages/midwifery.yaml';
  await editFile(root, page, (text) =>
    `language: ne\n${text}`.replace('title: Prepare for the OSCE as a midwife', `title: ${title}`),
  );
  out = await buildSite(root);
  const server = await listen({ port: 0 }, serveSite({ out, reportBug }));
  visit = await createVisit(await sharedBrowser(), `http://localhost:${server.port}`);
  visit.page.on('request', (request) => asked.push(request.url()));
  close = async () => {
    await visit.context.close();
    server.close();
    await rm(root, { recursive: true });
  };
});
afterAll(() => close());

async function typefacesAskedOn(address: string): Promise<string[]> {
  asked.splice(0);
  await visit.page.goto(address, { waitUntil: 'networkidle' });
  return [...new Set(asked.filter((url) => url.includes('noto-sans-devanagari')))];
}

test('only the page that shows the script fetches its typeface, and shows it', async () => {
  expect(await typefacesAskedOn('/cbt')).toEqual([]);
  expect(await typefacesAskedOn('/midwifery')).toHaveLength(1);
  const loaded = await visit.page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(loaded.join()).toContain('Noto Sans Devanagari');
  expect(await visit.page.locator('h1').first().textContent()).toBe(title);
});

test('letters join as in the whole typeface', async () => {
  const [address = ''] = await typefacesAskedOn('/midwifery');
  const small = await readFile(path.join(out, new URL(address).pathname));
  const whole = await readFile(path.join(repository, file));
  const without = await readFile(path.join(root, 'content/media/fonts/figtree.woff2'));
  const [one, other, boxes] = [await draw(small), await draw(whole), await draw(without)];
  expect(one.equals(other)).toBe(true);
  expect(one.equals(boxes)).toBe(false);
});

/**
 * Draws the words in this typeface alone, one per line, since the space between them is in another typeface. Outlines
 * are not fitted to pixels: Chromium does that by letters that a smaller file may lack.
 */
async function draw(typeface: Buffer): Promise<Buffer> {
  const page = await (await sharedBrowser()).newPage({ viewport: { width: 300, height: 400 } });
  const source = `data:font/woff2;base64,${typeface.toString('base64')}`;
  await page.setContent(
    `<style>@font-face{font-family:sample;src:url(${source})}p{font:40px sample;text-rendering:geometricPrecision}</style><p lang="ne">${title.replaceAll(' ', '<br>')}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

function reportBug(error: unknown): never {
  throw error;
}
