/** `site watch` includes drafts among the pages, and marks them. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sharedBrowser } from './shared-browser.ts';
import { startWatch, type Watching } from './start-watch.ts';

const draft = 'content/posts/half-written.mdx';
let browser: Browser;
let watching: Watching;
let page: Page;

beforeAll(async () => {
  [browser, watching] = await Promise.all([sharedBrowser(), startWatch(addDraft)]);
});
afterAll(async () => {
  expect(await watching?.stop()).toBe(130);
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  page.setDefaultTimeout(20_000);
  return () => page.close();
});

it('marks the links that lead to a draft, and no others', async () => {
  await page.goto(`${watching.address}/blog`);
  const markOf = (name: string) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  await expect.poll(() => markOf('Half written')).toBe('"Draft"');
  expect(await markOf('Before your first mock exam')).not.toContain('Draft');
});

it('says on its page that it is one, until it is none any more', async () => {
  await page.goto(`${watching.address}/blog/half-written`);
  const status = page.getByRole('status').filter({ hasText: 'This page is a draft' });
  await status.waitFor();
  const file = path.join(watching.root, draft);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('draft: true\n', ''));
  await status.waitFor({ state: 'detached' });
  await writeFile(file, text);
  await status.waitFor();
});

it('says nothing on other pages', async () => {
  await page.goto(`${watching.address}/blog`);
  await page.getByText('Half written').first().waitFor();
  await expect
    .poll(() => page.evaluate(() => document.adoptedStyleSheets.some(({ cssRules }) => cssRules.length > 0)))
    .toBe(true);
  expect(await page.getByText('This page is a draft').count()).toBe(0);
});

async function addDraft(root: string): Promise<void> {
  const article = await readFile(path.join(root, 'content/posts/before-your-first-mock-exam.mdx'), 'utf8');
  const text = article.replace('---\n', '---\ndraft: true\n').replace(/^title: .*$/m, 'title: Half written');
  await writeFile(path.join(root, draft), text);
}
