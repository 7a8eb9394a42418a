/** The gallery in a browser: what its frames show, at which width, in which colours. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repository, type Started, startSite } from '../cli/run-site.ts';
import { findBarriers } from './find-barriers.ts';
import { sharedBrowser } from './shared-browser.ts';

const state: { root: string; gallery?: Started; context?: BrowserContext; page?: Page; address: string } = {
  root: '',
  address: '',
};
beforeAll(async () => {
  state.root = await mkdtemp(path.join(os.tmpdir(), 'site-gallery-'));
  for (const part of ['site.yaml', 'content', 'schemas', 'templates'])
    await cp(path.join(repository, 'examples/clinic', part), path.join(state.root, part), {
      recursive: true,
    });
  state.gallery = startSite(['gallery', '--port', '0'], state.root);
  state.address = await state.gallery.printed(/http:\S+/);
  // What a frame prefers is then up to the frame.
  state.context = await (await sharedBrowser()).newContext({ colorScheme: null });
  state.page = await state.context.newPage();
}, 120_000);
afterAll(async () => {
  await state.context?.close();
  await state.gallery?.interrupt();
  await rm(state.root, { recursive: true, force: true });
});

async function open(name: string, width: number): Promise<Page> {
  if (!state.page) throw new Error('No page is open');
  await state.page.setViewportSize({ width, height: 900 });
  await state.page.goto(`${state.address}?show=${name}`);
  return state.page;
}

test.each([390, 1280])('it has no barrier and fits at %s pixels', async (width) => {
  const page = await open('treatments', width);
  // The frames are pages of the site, which other tests judge.
  await page.evaluate(() => document.querySelector('.frames')?.remove());
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test('a frame has its width and its colours, and shows the example alone', async () => {
  const page = await open('treatments', 1280);
  const frame = async (name: string) =>
    page.frameLocator(`iframe[title="treatments, ${name}"]`).locator('body');
  const background = async (name: string) =>
    (await frame(name)).evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(await background('390 pixels, light')).not.toBe(await background('390 pixels, dark'));
  for (const width of [390, 768, 1280])
    expect(await (await frame(`${width} pixels, dark`)).evaluate(() => innerWidth)).toBe(width);
  const body = await frame('768 pixels, light');
  await expect.poll(() => body.locator('header.header').isVisible()).toBe(false);
  expect(await body.locator('.section--treatments').isVisible()).toBe(true);
  expect(await body.locator('.section--page-hero').count()).toBe(0);
});

test('a frame is as high as its example', async () => {
  const page = await open('treatments', 1280);
  const heights = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('iframe')].map((frame) => {
        const main = frame.contentDocument?.querySelector('main');
        return main ? Math.abs(main.scrollHeight - frame.offsetHeight) : Number.NaN;
      }),
    );
  await expect.poll(heights).toEqual([0, 0, 0, 0, 0, 0]);
});
