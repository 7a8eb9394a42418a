/**
 * A list over several pages, with filters that have their own pages: `/articles` of the fixture site, two entries a
 * page.
 */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { testFirst } from '../test-first.ts';
import { findBarriers } from './find-barriers.ts';
import { visitSite } from './visit-site.ts';

const open = visitSite();

const titles = (page: Page) => page.locator('.post-list .post-card__title').allInnerTexts();
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const filters = (page: Page) => page.getByRole('navigation', { name: 'Show articles about' });
const first = ['Two stations have new clocks', 'Where the minutes go'];
const second = ['Registering, step by step', 'The first assessment'];

describe('a list over several pages', () => {
  test('is read page by page, and back, without JavaScript', async () => {
    const { page } = await open('react', '/articles', { javaScriptEnabled: false });
    expect(await titles(page)).toEqual(first);
    expect(await pages(page).locator('a[rel="prev"]').count()).toBe(0);
    await pages(page).getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL('**/articles/page/2');
    expect(await titles(page)).toEqual(second);
    expect(await page.title()).toBe('All articles, page 2 of 2 | Harbour Nursing School');
    expect(await pages(page).getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(await pages(page).locator('a[rel="next"]').count()).toBe(0);
    await pages(page).getByRole('link', { name: 'Page 1' }).click();
    await page.waitForURL('**/articles');
    expect(await titles(page)).toEqual(first);
  });

  test('shows what heads it on each page, and everything else on its first', async () => {
    const { page } = await open('react', '/articles');
    const kinds = () =>
      page.locator('main > .section').evaluateAll((all) => all.map(({ classList }) => classList[1]));
    const list = ['section--list-filters', 'section--post-list', 'section--list-pages'];
    const head = ['section--breadcrumbs', 'section--page-hero'];
    expect(await kinds()).toEqual([...head, 'section--featured-story', ...list, 'section--subscribe']);
    expect(await page.locator('.post-list__featured').innerText()).toContain(first[0]);
    await page.goto('/articles/page/2');
    expect(await kinds()).toEqual([...head, ...list]);
    expect(await page.locator('.post-list__featured').count()).toBe(0);
  });

  test('has filters that are right on every page, since each has pages of its own', async () => {
    const { page } = await open('react', '/articles/page/2', { javaScriptEnabled: false });
    expect(await filters(page).getByRole('link').allInnerTexts()).toEqual([
      'All articles',
      'The OSCE',
      'The NMC',
    ]);
    await filters(page).getByRole('link', { name: 'The OSCE' }).click();
    await page.waitForURL('**/articles/category/osce');
    expect(await titles(page)).toEqual(first);
    expect(await filters(page).locator('[aria-current]').allInnerTexts()).toEqual(['The OSCE']);
    await pages(page).getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL('**/articles/category/osce/page/2');
    expect(await titles(page)).toEqual([second[1]]);
    const way = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
    expect(await way.allInnerTexts()).toEqual(['Home', 'Blog', 'All articles', 'The OSCE', 'Page 2']);
    await filters(page).getByRole('link', { name: 'All articles' }).click();
    await page.waitForURL('**/articles');
  });

  test('is walked through with the keyboard', async () => {
    const { page } = await open('react', '/articles');
    await pages(page).getByRole('link', { name: 'Page 1' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Next page');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/articles/page/2');
    expect(await titles(page)).toEqual(second);
  });

  test('keeps its entry of the menu marked', async () => {
    const { page } = await open('react', '/articles/category/osce/page/2');
    expect(await page.locator('header nav a[aria-current]:visible').allInnerTexts()).toEqual(['Blog']);
  });

  testFirst(1, [390, 768, 1280])(
    'has no barrier, no scrolling sideways and links big enough to press at %i',
    async (width) => {
      const { page } = await open('react', '/articles/page/2', { width });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findBarriers(page), colorScheme).toEqual([]);
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      for (const link of await page.locator('.list-pages a, .list-filters a').all()) {
        const box = await link.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    },
  );

  test('is found by the site’s search where it begins, not page by page', async () => {
    const { page } = await open('react', '/search?q=spread%20over%20several%20pages');
    const results = page.locator('main .site-search__results a');
    await results.first().waitFor();
    const found = await results.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(found).toContain('/articles');
    expect(found.filter((href) => /\/articles\/./.test(href ?? ''))).toEqual([]);
  });
});
