/** A link that promises a choice of courses, articles or stories leads to at least one of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, inject, test } from 'vitest';
import { pageFile } from '../../bench/page-file.ts';
import { listAcademyPages } from './list-pages.ts';
import { visitSite } from './visit-site.ts';

const open = visitSite();
const entries = '.course-card, .post-card, .testimonial-card';

test('every link with a search or a filter, on any page of the academy, finds something', async () => {
  const { out } = inject('academy');
  const links = new Set(listAcademyPages(out).flatMap((address) => linksWithQuery(out, address)));
  const lists = [...links].filter((link) => /^\/(courses|blog|hall-of-fame)\/?\?/.test(link));
  for (const list of ['/courses?search=', '/blog?category='])
    expect(lists).toEqual(expect.arrayContaining([expect.stringContaining(list)]));
  const { page } = await open('academy', '/');
  const empty: string[] = [];
  for (const link of lists) {
    await page.goto(link);
    await page.locator('site-island[when=load]:not([ready])').first().waitFor({ state: 'detached' });
    if ((await page.locator(`main :is(${entries}):visible`).count()) === 0) empty.push(link);
  }
  expect(empty).toEqual([]);
});

test('a link in the text of a card that is a single target leads where it says, and the card where it says', async () => {
  const { page } = await open('react', '/midwifery');
  await page.getByRole('link', { name: 'Registering, step by step' }).click();
  await page.waitForURL('**/blog/registering-step-by-step');
  await page.goto('/midwifery');
  await page.locator('.card', { hasText: 'Articles for your route' }).click({ position: { x: 12, y: 12 } });
  await page.waitForURL('**/blog');
});

/** Links within the site, from its root: `/courses?search=oet`. */
function linksWithQuery(out: string, address: string): string[] {
  const { children } = parseDocument(readFileSync(path.join(out, pageFile(address)), 'utf8'));
  const links = DomUtils.findAll(({ name }) => name === 'a', children);
  return links
    .map(({ attribs }) => new URL(attribs.href ?? '', `http://site${address}`))
    .filter(({ host, search }) => host === 'site' && search !== '')
    .map(({ pathname, search }) => pathname + search);
}
