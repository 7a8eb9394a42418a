import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { testFirst } from '../test-first.ts';
import { fixtureSite } from './fixture-site.ts';
import { eventually, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();

type Post = { slug: string; title: string; category: string; featured: boolean; date: string };
type Filter = { id: string; label: string; categories: string[] };

const posts = readPosts();
const filters = readFilters();
const shownTitles = (page: Page) => page.locator('.post-list .post-card__title:visible').allInnerTexts();

describe('§2 the blog’s list', () => {
  test('the newest article is the featured one, and all link to their pages', async () => {
    const { page } = await openBlog('/blog');
    await eventually(() => shownTitles(page)).toEqual(posts.map(({ title }) => title));
    const featured = page.locator('.post-list__featured');
    expect(await featured.innerText()).toContain('Featured article');
    expect(await featured.getByRole('link').first().getAttribute('href')).toBe(`/blog/${posts[0]?.slug}`);
  });

  test('a filter is offered where it has articles, and only there', async () => {
    const { page } = await openBlog('/blog');
    const offered = await page.locator('.post-list__filter').allInnerTexts();
    expect(offered).toEqual(filters.filter(hasArticles).map(({ label }) => label));
    expect(filters.some((filter) => !hasArticles(filter))).toBe(true);
  });

  testFirst(1, filters.filter(hasArticles))(
    '“$label” shows its articles, from a link as well as from a click',
    async (filter) => {
      const { page } = await openBlog(`/blog?category=${filter.id}`);
      await eventually(() => shownTitles(page)).toEqual(titlesOf(filter));
      expect(await page.locator('.post-list__filter[aria-current]').allInnerTexts()).toEqual([filter.label]);
    },
  );

  test('a choice is in the address, announced, kept by a reload and undone by the way back', async () => {
    const { page } = await openBlog('/blog');
    const [, chosen] = filters;
    if (!chosen) throw new Error('There is one filter only');
    await page.getByRole('link', { name: chosen.label, exact: true }).click();
    await eventually(() => shownTitles(page)).toEqual(titlesOf(chosen));
    await eventually(() => new URL(page.url()).searchParams.get('category')).toBe(chosen.id);
    expect(await page.locator('.post-list__count').innerText()).toBe(`${titlesOf(chosen).length} articles`);
    await page.reload();
    await whenReady(page, 'post-filter');
    await eventually(() => shownTitles(page)).toEqual(titlesOf(chosen));
    await page.goBack();
    await eventually(async () => (await shownTitles(page)).length).toBe(posts.length);
  });

  testFirst(1, ['nonsense', ...filters.filter((filter) => !hasArticles(filter)).map(({ id }) => id)])(
    'a category that isn’t offered (“%s”) shows all articles',
    async (category) => {
      const { page } = await openBlog(`/blog?category=${category}`);
      await eventually(async () => (await shownTitles(page)).length).toBe(posts.length);
      expect(await page.locator('.post-list__filter[aria-current]').allInnerTexts()).toEqual([
        filters[0]?.label,
      ]);
    },
  );
});

describe('§2 an article', () => {
  test('shows its category, badge, author, date and reading time', async () => {
    const { page } = await open('react', '/blog/where-the-minutes-go');
    const head = await page.locator('.article__head').innerText();
    for (const part of [/OSCE Preparation/i, /Featured/i, /By \w+/, /20 June 2025/, /\d+ min read/]) {
      expect(head).toMatch(part);
    }
    expect(await page.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
  });

  test('“Share” copies the link and says so', async () => {
    const { page } = await open('react', '/blog/where-the-minutes-go', {
      permissions: ['clipboard-read', 'clipboard-write'],
      prepare: (context) => context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share')),
    });
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('The link has been copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('https://www.example.org/blog/where-the-minutes-go');
  });

  test('where the browser has a share sheet, “Share” opens it', async () => {
    const { page } = await open('react', '/blog/where-the-minutes-go', {
      prepare: (context) => context.addInitScript(fakeShareSheet),
    });
    await page.getByRole('button', { name: 'Share' }).click();
    await eventually(() => page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
      title: 'Where the minutes go',
      url: 'https://www.example.org/blog/where-the-minutes-go',
    });
  });
});

describe('§8 addresses that lead nowhere', () => {
  testFirst(3, [
    { address: '/no-such-page', title: 'Page Not Found' },
    { address: '/blogger', title: 'Page Not Found' },
    { address: '/blog/no-such-article', title: 'Post Not Found', way: 'Back to Blog', to: '/blog' },
    { address: '/courses/no-such-course', title: 'Course Not Found', way: 'See all courses', to: '/courses' },
    {
      address: '/checkout/no-such-course',
      title: 'Course Not Found',
      way: 'See all courses',
      to: '/courses',
    },
  ])('$address is answered with 404 and “$title”', async ({ address, title, way, to }) => {
    const { page, complaints } = await open('react', '/');
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await whenReady(page, 'not-found');
    expect(await page.locator('h1').innerText()).toBe(title);
    expect(await page.title()).toContain(title);
    const ways = page.locator('.not-found__way a:visible');
    expect(await ways.allInnerTexts()).toEqual([way ?? 'Go Home']);
    if (to) {
      await ways.click();
      await page.waitForURL(`**${to}`);
    } else {
      const text = 'Sorry, the page you are looking for doesn’t exist or has been moved.';
      expect(await page.getByText(text).isVisible()).toBe(true);
    }
    expect(complaints.splice(0)).toHaveLength(1);
  });

  test('without JavaScript every one of them is “Page Not Found”, with ways home and to the courses', async () => {
    const { page, complaints } = await open('react', '/blog/no-such-article', { javaScriptEnabled: false });
    expect(await page.locator('h1').innerText()).toBe('Page Not Found');
    expect(await page.locator('.not-found__way a:visible').allInnerTexts()).toEqual(['Go Home']);
    expect(await page.locator('main').getByRole('link', { name: 'View courses' }).isVisible()).toBe(true);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  test('“Go Back” leads to the previous page', async () => {
    // Leaving while a page transition is running cancels it, and the console reports that.
    const { page, complaints } = await open('react', '/events', { reducedMotion: 'reduce' });
    await page.evaluate(() => location.assign('/no-such-page'));
    await page.waitForURL('**/no-such-page');
    await whenReady(page, 'go-back');
    await page.getByRole('link', { name: 'Go Back' }).click();
    await page.waitForURL('**/events');
    expect(complaints.splice(0)).toHaveLength(1);
  });

  test.each(['Go Back', 'Go Home'])('“%s” leads home where there is no previous page', async (label) => {
    const { page, complaints } = await open('react', '/no-such-page', { reducedMotion: 'reduce' });
    await page.getByRole('link', { name: label }).click();
    await page.waitForURL(/:\d+\/$/);
    expect(complaints.splice(0)).toHaveLength(1);
  });
});

async function openBlog(address: string) {
  const visit = await open('react', address);
  await whenReady(visit.page, 'post-filter');
  return visit;
}

function hasArticles(filter: Filter): boolean {
  return titlesOf(filter).length > 0;
}

function titlesOf({ categories }: Filter): string[] {
  const shown = posts.filter(({ category }) => categories.length === 0 || categories.includes(category));
  return shown.map(({ title }) => title);
}

/** Newest first. */
function readPosts(): Post[] {
  const folder = path.join(fixtureSite, 'content/posts');
  const found: Post[] = readdirSync(folder).map((file) => {
    const [, frontMatter = ''] = readFileSync(path.join(folder, file), 'utf8').split(/^---$/m);
    return { ...parse(frontMatter), slug: file.replace(/\.mdx$/, '') };
  });
  return found.toSorted((one, other) => (one.date < other.date ? 1 : -1));
}

function readFilters(): Filter[] {
  const page = parse(readFileSync(path.join(fixtureSite, 'content/pages/blog.yaml'), 'utf8'));
  return page.sections.find(({ section }: { section: string }) => section === 'post-list').filters;
}

function fakeShareSheet(): void {
  Object.defineProperty(navigator, 'share', {
    value: async (shared: unknown) => Reflect.set(window, 'shared', shared),
  });
}
