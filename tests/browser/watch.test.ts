import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedBrowser } from './shared-browser.ts';
import { startWatch, type Watching } from './start-watch.ts';

/** Longer than any rebuild on a busy machine; changes that need no rebuild don't wait for it. */
const patience = 45_000;

let browser: Browser;
let watching: Watching;
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  [browser, watching] = await Promise.all([sharedBrowser(), startWatch()]);
});
afterAll(async () => {
  expect(await watching?.stop()).toBe(130);
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 900, height: 600 } });
  page.setDefaultTimeout(patience);
  complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${watching.address}/`);
});
afterEach(async () => {
  await page.close();
  expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
});

describe('site watch', () => {
  it('shows a changed text, and stays where one was reading', async () => {
    await page.evaluate(() => scrollTo(0, 700));
    await change('content/pages/home.yaml', (text) =>
      text.replace('How the weekend goes', 'What the weekend is like'),
    );
    await page.getByText('What the weekend is like').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });

  it('exchanges styles without loading the page again', async () => {
    await markPage();
    await change(
      'templates/sections/hero/hero.css',
      (text) => `${text}\n@layer sections { .hero__title { letter-spacing: 7px; } }\n`,
    );
    await waitForStyle('.hero__title', 'letterSpacing', '7px');
    await change('templates/sections/hero/hero.css', (text) => text.replace('7px', '3px'));
    await waitForStyle('.hero__title', 'letterSpacing', '3px');
    expect(await isMarked()).toBe(true);
    await page.reload();
    await waitForStyle('.hero__title', 'letterSpacing', '3px');
  });

  it('leaves a page alone that did not change', async () => {
    await page.goto(`${watching.address}/blog`);
    await markPage();
    const other = await browser.newPage();
    await other.goto(`${watching.address}/`);
    await change('content/pages/home.yaml', (text) => text.replace('The next course', 'Our next course'));
    await other.getByText('Our next course').waitFor();
    await other.close();
    expect(await isMarked()).toBe(true);
  });

  it('holds no connection for a page that nobody sees, which catches up once it is seen', async () => {
    const context = await browser.newContext();
    // A browser opens at most six connections to a server.
    for (let tab = 0; tab < 7; tab += 1) {
      const one = await context.newPage();
      await one.goto(`${watching.address}/blog`);
      await see(one, 'hidden');
    }
    await context.close();

    // Hidden from the start: a page that was ever seen may be about to reload.
    const unseen = await browser.newPage();
    await unseen.addInitScript(() =>
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
    );
    await unseen.goto(`${watching.address}/`);
    await change('content/pages/home.yaml', (text) => text.replace('Our next course', 'The course to come'));
    await page.getByText('The course to come').waitFor();
    expect(await unseen.getByText('The course to come').count()).toBe(0);
    await see(unseen, 'visible');
    await unseen.getByText('The course to come').waitFor();
    await unseen.close();
  });

  it('leaves a mistake hidden that somebody has hidden when they come back to the page', async () => {
    await change('content/facts.yaml', (text) => `${text}"\n`);
    await page.getByRole('button', { name: 'Hide' }).click();
    await see(page, 'hidden');
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.shown = '';
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
          dataset.shown += node.nodeName;
      }).observe(document.documentElement, { childList: true });
    });
    const answered = page.waitForResponse(/__site\/events/);
    await see(page, 'visible');
    await answered;
    await change('content/facts.yaml', (text) => `${text}"\n`);
    await page.getByRole('button', { name: 'Hide' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.shown)).toBe('SITE-PROBLEMS');
    await change('content/facts.yaml', (text) => text.replace(/"\n"\n$/, ''));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('shows a changed template', async () => {
    await change('templates/sections/hero/hero.tsx', (text) =>
      text.replace('<div className="hero">', '<div className="hero" data-changed="yes">'),
    );
    await page.locator('[data-changed=yes]').waitFor();
  });

  it('shows a changed site.yaml, everywhere', { tags: ['long/cases'] }, async () => {
    await change('site.yaml', (text) =>
      text.replace('Exam preparation for nurses from abroad', 'Practice makes the nurse'),
    );
    await page.getByText('Practice makes the nurse').waitFor();
  });

  it('shows a changed picture', { tags: ['long/cases'] }, async () => {
    const before = await page.locator('.hero img').getAttribute('src');
    await change('content/media/illustrations/study-desk.svg', (text) =>
      text.replaceAll('#c4472d', '#222222'),
    );
    await expect
      .poll(() => page.locator('.hero img').getAttribute('src'), { timeout: patience })
      .not.toBe(before);
  });

  it('takes files that an editor saves by renaming', { tags: ['long/cases'] }, async () => {
    const file = path.join(watching.root, 'content/courses/osce-weekend.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(`${file}.tmp`, text.replace('price: 249', 'price: 199'));
    await rename(`${file}.tmp`, file);
    await page.getByText('£199.00').waitFor();
  });

  it('follows files that come, are renamed and go', async () => {
    const post = await readFile(
      path.join(watching.root, 'content/posts/before-your-first-mock-exam.mdx'),
      'utf8',
    );
    const file = (id: string) => path.join(watching.root, `content/posts/${id}.mdx`);
    await writeFile(file('second'), post.replace('Before your first mock exam', 'A second article'));
    const link = page.getByRole('link', { name: 'A second article' });
    await link.waitFor();
    await rename(file('second'), file('moved'));
    await expect.poll(() => link.getAttribute('href'), { timeout: patience }).toContain('/blog/moved');
    await rm(file('moved'));
    await link.waitFor({ state: 'detached' });
  });

  it('shows a mistake over the last good page, as the terminal does, until it is put right', async () => {
    await change('content/courses/osce-weekend.yaml', (text) => text.replace('subtitle: ', 'subtitel: '));
    const overlay = mistake('content/courses/osce-weekend.yaml:3:1 error');
    await overlay.waitFor();
    const text = await overlay.textContent();
    expect(text).toMatch(/3 \| subtitel: Every station, practised twice\n\s+\| \^/);
    expect(await page.locator('h1').textContent()).toContain('Walk into the exam');

    await page.goto(`${watching.address}/blog`);
    await overlay.waitFor();
    await change('content/courses/osce-weekend.yaml', (text) => text.replace('subtitel: ', 'subtitle: '));
    await overlay.waitFor({ state: 'detached' });
  });

  it('lets one hide a mistake and go on looking', { tags: ['long/cases'] }, async () => {
    await change('content/facts.yaml', (text) => `${text}"\n`);
    await page.getByRole('button', { name: 'Hide' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await change('content/facts.yaml', (text) =>
      text.replace(/"\n$/, '').replace(/stations: \d+/, 'stations: 12'),
    );
    // Until then a newly opened page would show the mistake once more.
    await page.getByText('The OSCE has 12 stations').waitFor();
  });

  it('survives a broken template', async () => {
    await change('templates/sections/hero/hero.tsx', (text) => text.replace('return (', 'return ((('));
    const overlay = mistake('templates/sections/hero/hero.tsx:');
    await overlay.waitFor();
    await change('templates/sections/hero/hero.tsx', (text) => text.replace('return (((', 'return ('));
    await overlay.waitFor({ state: 'detached' });
  });

  it('takes over changed schemas', async () => {
    const schema = 'schemas/sections/hero.schema.json';
    await change(schema, (text) => JSON.stringify({ ...JSON.parse(text), required: ['badges'] }));
    const overlay = mistake('badges');
    await overlay.waitFor();
    await change(schema, (text) => JSON.stringify({ ...JSON.parse(text), required: ['title'] }));
    await overlay.waitFor({ state: 'detached' });
  });

  it('survives losing site.yaml', { tags: ['long/cases'] }, async () => {
    const file = path.join(watching.root, 'site.yaml');
    await rename(file, `${file}.away`);
    const overlay = mistake('site.yaml');
    await overlay.waitFor();
    await rename(`${file}.away`, file);
    await overlay.waitFor({ state: 'detached' });
  });

  it('shows a page that gets an address while one looks at the 404 page', async () => {
    await page.goto(`${watching.address}/later`);
    await page.getByText('Page not found').first().waitFor();
    await change('site.yaml', (text) =>
      text.replace(
        '- { path: /blog, page: blog }',
        '- { path: /blog, page: blog }\n  - { path: /later, page: later }',
      ),
    );
    const blog = await readFile(path.join(watching.root, 'content/pages/blog.yaml'), 'utf8');
    await writeFile(
      path.join(watching.root, 'content/pages/later.yaml'),
      blog.replaceAll('Blog', 'Here it is'),
    );
    await page.getByRole('heading', { name: 'Here it is' }).waitFor();
  });
});

describe('site watch on a site that was never fine', () => {
  it('says why, and shows the site as soon as it is', { tags: ['long/cases'] }, async () => {
    const file = 'content/courses/osce-weekend.yaml';
    const broken = await startWatch(async (root) => {
      const text = await readFile(path.join(root, file), 'utf8');
      await writeFile(path.join(root, file), text.replace('price: 249', 'price: dear'));
    });
    await page.goto(`${broken.address}/`);
    const overlay = page.getByRole('dialog');
    await overlay.waitFor();
    expect(await overlay.textContent()).toContain(`${file}:5:8 error`);
    const text = await readFile(path.join(broken.root, file), 'utf8');
    await writeFile(path.join(broken.root, file), text.replace('price: dear', 'price: 249'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    // An open page would poll the server every half second, and complain until it has shut down. It is closed instead
    // of navigated away, which would fail if a build reloads the page at that moment.
    await page.close();
    expect(await broken.stop()).toBe(130);
  });
});

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const name = path.join(watching.root, file);
  const text = await readFile(name, 'utf8');
  const edited = edit(text);
  if (edited === text) throw new Error(`the test changes nothing in ${file}`);
  await writeFile(name, edited);
}

/** The overlay that shows a mistake with this text in place of the new version. */
function mistake(text: string): Locator {
  return page.getByRole('dialog', { name: 'There is a mistake' }).filter({ hasText: text });
}

/** A headless browser considers every page visible. */
async function see(one: Page, state: 'hidden' | 'visible'): Promise<void> {
  await one.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Leaves a mark that a reload would remove. */
async function markPage(): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
}

async function isMarked(): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-mark'));
}

async function waitForStyle(selector: string, property: 'letterSpacing', value: string): Promise<void> {
  const read = () =>
    page.locator(selector).evaluate((element, name) => getComputedStyle(element)[name], property);
  await expect.poll(read, { timeout: patience }).toBe(value);
}
