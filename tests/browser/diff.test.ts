import type { Browser, Frame, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { committedSite } from '../cli/commit-site.ts';
import { type Started, startSite } from '../cli/run-site.ts';
import { sharedBrowser } from './shared-browser.ts';

let browser: Browser;
let site: Started;
let address: string;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  const committed = await committedSite();
  await committed.edit('content/courses/osce-weekend.yaml', 'price: 249', 'price: 229');
  await committed.edit('content/pages/home.yaml', 'How the weekend goes', 'What the weekend is like');
  site = startSite(['diff', '--open', '--port', '0', '--at', '2026-11-22'], committed.root);
  [browser, address] = await Promise.all([sharedBrowser(), site.printed(/http:\/\/localhost:\d+\//)]);
  page = await browser.newPage({ viewport: { width: 1400, height: 800 } });
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
});
afterAll(async () => {
  await page?.close();
  expect(await site?.interrupt()).toBe(130);
});

/** The pane with one of the states, once its changes are marked. */
async function pane(name: 'Before' | 'After'): Promise<Frame> {
  const element = await page.waitForSelector(`iframe[title^="${name}"]`);
  const frame = await element.contentFrame();
  if (!frame) throw new Error(`no pane ${name}`);
  await frame.waitForSelector('[data-site-diff]');
  return frame;
}

const marked = (frame: Frame, selector = '[data-site-diff]') =>
  frame.locator(selector).evaluateAll((all) => all.map((element) => element.textContent?.trim()));

it('shows both states beside each other, with what has changed marked', async () => {
  const [before, after] = [await pane('Before'), await pane('After')];
  expect(await marked(before)).toEqual(expect.arrayContaining(['Price £249.00', 'How the weekend goes']));
  expect(await marked(after)).toEqual(expect.arrayContaining(['Price £229.00', 'What the weekend is like']));
  expect(await marked(after)).not.toContain('Small groups');
});

it('goes from change to change by the keyboard', async () => {
  const [before, after] = [await pane('Before'), await pane('After')];
  await page.getByRole('button', { name: 'How the weekend goes' }).press('Enter');
  await after.waitForSelector('[data-site-diff-shown]');
  expect(await marked(before, '[data-site-diff-shown]')).toEqual(['How the weekend goes']);
  expect(await marked(after, '[data-site-diff-shown]')).toEqual(['What the weekend is like']);
  await page.getByRole('button', { name: 'Next change' }).press('Enter');
  await expect.poll(() => marked(after, '[data-site-diff-shown]')).not.toEqual(['What the weekend is like']);
});

it('names every page that has changed', async () => {
  const links = page.getByRole('navigation', { name: 'Changed pages' }).getByRole('link');
  expect(await links.count()).toBeGreaterThan(0);
  expect(await links.first().getAttribute('aria-current')).toBe('page');
  expect(complaints).toEqual([]);
});

it('answers only under its own name, and is framed by nobody else', async () => {
  const port = new URL(address).port;
  const answer = await page.request.get(`http://127.0.0.1:${port}/`, { headers: { host: 'evil.example' } });
  expect(answer.status()).toBe(403);
  const elsewhere = { headers: { origin: 'https://evil.example' } };
  expect((await page.request.get(address, elsewhere)).status()).toBe(403);
  const pane = await page.locator('iframe').first().getAttribute('src');
  const inner = await page.request.get(pane ?? '');
  expect(inner.headers()['content-security-policy']).toContain(`frame-ancestors http://localhost:${port}`);
  const own = await page.request.get(address);
  expect(own.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});
