/**
 * What holds for every kind of page of the academy, whatever stands on it: one page is visited for each route. What
 * the pages of a collection say differs, and may change at any time; what they are made of is judged in
 * examples.test.ts as well, in the other colour scheme at each width.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { repository } from '../cli/run-site.ts';
import { findBarriers } from './find-barriers.ts';
import { firstOfEachKind } from './first-of-each-kind.ts';
import { judgePage, overflow } from './judge-page.ts';
import { listAcademyPages } from './list-pages.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit, type Visit } from './visit-site.ts';

const { origin, out } = inject('academy');
/** The page that sends visitors on at once; it is judged as those see it whose script didn't come. */
const redirecting = '/checkout';
const pages = listAcademyPages(out);

let visits: { wide: Visit; narrow: Visit; staying: Visit };
beforeAll(async () => {
  const browser = await sharedBrowser();
  visits = {
    wide: await createVisit(browser, origin, { width: 1280, keeps: true }),
    narrow: await createVisit(browser, origin, { width: 390, keeps: true }),
    staying: await createVisit(browser, origin, { prepare: blockRedirect }),
  };
});
afterAll(async () => {
  for (const { context } of Object.values(visits)) await context.close();
});

test('all pages of the site map of the specification are there (§2)', () => {
  const named = ['', 'webinar', 'courses', 'course-purchase', 'checkout', 'payment-success'];
  const exams = ['osce', 'oet', 'cbt', 'paediatric-nursing', 'midwifery', 'nursing-associate'];
  const others = ['moving-handling', 'basic-life-support', 'healthcare-apprentice', 'nepal'];
  const last = ['events', 'blog', 'hall-of-fame', 'legal', 'refund-policy', '404.html'];
  const wanted = [...named, ...exams, ...others, ...last].map((name) => `/${name}`);
  expect(pages).toEqual(expect.arrayContaining(wanted));
  const made = [
    ...entriesOf('courses').flatMap((id) => [`/courses/${id}`, `/checkout/${id}`]),
    ...entriesOf('posts').map((slug) => `/blog/${slug}`),
  ];
  expect(made.length).toBeGreaterThan(2);
  expect(pages).toEqual(expect.arrayContaining(made));
});

test.each(firstOfEachKind(pages).filter((address) => address !== redirecting))(
  '%s has no barrier, no complaint, no layout shift and never scrolls sideways, narrow or wide, light or dark',
  async (address) => {
    const { wide, narrow } = visits;
    await judgePage(wide, address, { widths: [1920, 768, 1280], schemes: ['light'] });
    await judgePage(narrow, address, { widths: [320, 390], schemes: ['dark'] });
  },
);

test('/checkout has no barrier for those who stay on it', async () => {
  const { page } = visits.staying;
  await page.goto(redirecting);
  await page.locator('h1').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});

function entriesOf(collection: string): string[] {
  return readdirSync(path.join(repository, 'content', collection)).map((file) => path.parse(file).name);
}

function blockRedirect(context: BrowserContext): Promise<unknown> {
  return context.route('**/islands/course-chooser.*', (route) => route.abort());
}
