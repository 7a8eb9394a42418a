/** The fixture site declared as Persian: its words stay, but the layout is mirrored. One page is in English. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../cli/serve/listen.ts';
import { serveSite } from '../../cli/serve/serve-site.ts';
import { buildSite, editFile } from '../content/site-copy.ts';
import { copyFixture } from './copy-fixture.ts';
import { firstOfEachKind } from './first-of-each-kind.ts';
import { overflow } from './judge-page.ts';
import { listPages } from './list-pages.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit, type Visit } from './visit-site.ts';

let root: string;
let visit: Visit;
let close: () => Promise<void>;
let pages: string[];

beforeAll(async () => {
  root = await copyFixture();
  await editFile(root, 'site.yaml', (text) => text.replace('language: en-GB', 'language: fa'));
  await editFile(root, 'content/pages/webinar.yaml', (text) => `language: en-GB\n${text}`);
  const out = await buildSite(root);
  const server = await listen({ port: 0 }, serveSite({ out, reportBug }));
  visit = await createVisit(await sharedBrowser(), `http://localhost:${server.port}`, {
    width: 390,
    keeps: true,
  });
  pages = firstOfEachKind(listPages(out)).filter((address) => address !== '/checkout');
  close = async () => {
    await visit.context.close();
    server.close();
    await rm(root, { recursive: true });
  };
});
afterAll(() => close());

test('every kind of page says its language and direction, and none scrolls sideways', async () => {
  expect(pages.length).toBeGreaterThan(10);
  for (const address of pages) {
    await visit.page.goto(address);
    const [lang, dir] = await visit.page.evaluate(() => [
      document.documentElement.lang,
      document.documentElement.dir,
    ]);
    const isEnglish = address === '/webinar';
    expect([address, lang, dir]).toEqual([address, isEnglish ? 'en-GB' : 'fa', isEnglish ? '' : 'rtl']);
    for (const width of [390, 1280]) {
      await visit.page.setViewportSize({ width, height: 844 });
      expect(await overflow(visit.page), `${address} at ${width} pixels`).toBe(0);
    }
  }
  expect(visit.complaints.splice(0)).toEqual([]);
});

test('what stands around the English page stays in Persian', async () => {
  await visit.page.goto('/webinar');
  for (const part of ['.skip-link', '.header', '.footer'])
    expect(await visit.page.locator(part).first().getAttribute('lang'), part).toBe('fa');
  expect(await visit.page.locator('.header').getAttribute('dir')).toBe('rtl');
  expect(await visit.page.locator('main').getAttribute('lang')).toBeNull();
});

test('links to the English page say so, others don’t', async () => {
  await visit.page.goto('/');
  const languages = (selector: string) =>
    visit.page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  const english = await languages('a[href="/webinar"]');
  expect(english.length).toBeGreaterThan(0);
  expect(new Set(english)).toEqual(new Set(['en-GB']));
  expect(new Set(await languages('a:not([href="/webinar"])'))).toEqual(new Set([null]));
});

test('arrows along the line point the other way', async () => {
  await visit.page.goto('/');
  const scale = (selector: string) =>
    visit.page
      .locator(selector)
      .first()
      .evaluate((icon) => getComputedStyle(icon).scale);
  expect(await scale('main .lucide-arrow-right, main .lucide-arrow-up-right')).toBe('-1 1');
  expect(await scale('.lucide-chevron-down')).toBe('none');
});

test('the menu of phones comes from the side where lines begin to end', async () => {
  await visit.page.setViewportSize({ width: 500, height: 844 });
  await visit.page.goto('/');
  await visit.page.locator('.header__burger').click();
  const menu = visit.page.locator('#_mobile-menu');
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
});

function reportBug(error: unknown): never {
  throw error;
}
