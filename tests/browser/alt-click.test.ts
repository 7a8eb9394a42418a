import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedBrowser } from './shared-browser.ts';
import { startWatch, type Watching } from './start-watch.ts';

let browser: Browser;
let watching: Watching;
let page: Page;
let complaints: string[] = [];
let opened = '';

/** A fake editor that records how it was started. */
async function placeEditor(root: string): Promise<{ VISUAL: string }> {
  opened = path.join(root, '.opened');
  const editor = path.join(root, 'bin', 'code');
  await mkdir(path.dirname(editor));
  await writeFile(
    editor,
    `#!/bin/sh\nprintf '%s\\n' "$@" > "${opened}.part" && mv "${opened}.part" "${opened}"\n`,
  );
  await chmod(editor, 0o755);
  return { VISUAL: `"${editor}" --wait` };
}

beforeAll(async () => {
  [browser, watching] = await Promise.all([sharedBrowser(), startWatch(async () => {}, placeEditor)]);
});
afterAll(async () => {
  expect(await watching?.stop()).toBe(130);
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 900, height: 700 } });
  page.setDefaultTimeout(20_000);
  complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${watching.address}/`);
});
afterEach(async () => {
  await page.close();
  expect(complaints).toEqual([]);
});

async function lineOf(file: string, words: string): Promise<number> {
  const text = await readFile(path.join(watching.root, file), 'utf8');
  return text.split('\n').findIndex((line) => line.includes(words)) + 1;
}

describe('site watch', () => {
  it('opens the file of a text that is clicked with Alt, at its line, and follows no link', async () => {
    const file = 'content/pages/home.yaml';
    const line = await lineOf(file, 'Read the blog');
    await page.getByRole('link', { name: 'Read the blog' }).click({ modifiers: ['Alt'] });
    await page.getByText(`Opened ${file}:${line} in your editor.`).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await expect
      .poll(() => readFile(opened, 'utf8').catch(() => ''))
      .toMatch(new RegExp(`^--goto\\n${path.join(watching.root, file)}:${line}:\\d+\\n$`));
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('site-texts').count()).toBe(0);
  });

  it('finds the paragraph of an article', async () => {
    const file = 'content/posts/before-your-first-mock-exam.mdx';
    await page.goto(`${watching.address}/blog/before-your-first-mock-exam`);
    const heading = page.locator('main h2').first();
    const line = await lineOf(file, `## ${await heading.textContent()}`);
    expect(line).toBeGreaterThan(0);
    await heading.click({ modifiers: ['Alt'] });
    await page.getByText(`Opened ${file}:${line} in your editor.`).waitFor();
  });

  it('lists the texts of a section for those who use the keyboard', async () => {
    const file = 'content/pages/home.yaml';
    await page.getByRole('link', { name: 'See the course' }).first().focus();
    await page.keyboard.press('Alt+Shift+KeyE');
    const line = await lineOf(file, 'Walk into the exam');
    await page.getByRole('button', { name: 'Walk into the exam' }).focus();
    expect(await page.getByRole('dialog').textContent()).toContain(`${file}:${line}:`);
    await page.keyboard.press('Enter');
    await page.getByText(`Opened ${file}:${line} in your editor.`).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('See the course');
  });
});
