/** A link that promises a choice of courses, articles or stories leads to at least one of them. */
import { expect, inject, test } from 'vitest';
import { listPages } from './list-pages.ts';
import { visitSite } from './visit-site.ts';

const open = visitSite();
const entries = '.course-card, .post-card, .testimonial-card';

test('every link with a search or a filter, on any page, finds something', async () => {
  const reader = await open('react', '/', { javaScriptEnabled: false });
  const links = new Set<string>();
  for (const address of listPages(inject('sites').react.out)) {
    await reader.page.goto(address, { waitUntil: 'domcontentloaded' });
    for (const link of await reader.page.evaluate(linksWithQuery)) links.add(link);
  }
  const { page } = await open('react', '/');
  const lists = [...links].filter((link) => /^\/(courses|blog|hall-of-fame)\/?\?/.test(link));
  expect(lists).toEqual(expect.arrayContaining(['/courses?search=osce', '/blog?category=exam-tips']));
  const empty: string[] = [];
  for (const link of lists) {
    await page.goto(link);
    await page.locator('site-island[when=load]:not([ready])').first().waitFor({ state: 'detached' });
    if ((await page.locator(`main :is(${entries}):visible`).count()) === 0) empty.push(link);
  }
  expect(empty).toEqual([]);
});

test('a link in the text of a card that is a single target leads where it says, and the card where it says', async () => {
  const { page } = await open('react', '/midwifery', { reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Registering, step by step' }).click();
  await page.waitForURL('**/blog/registering-step-by-step');
  await page.goto('/midwifery');
  await page.locator('.card', { hasText: 'Articles for your route' }).click({ position: { x: 12, y: 12 } });
  await page.waitForURL('**/blog');
});

/** Within the site, from its root: `/courses?search=oet`. */
function linksWithQuery(): string[] {
  return [...document.links]
    .map((link) => new URL(link.href))
    .filter(({ origin, search }) => origin === location.origin && search !== '')
    .map(({ pathname, search }) => pathname + search);
}
