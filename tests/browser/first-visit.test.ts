/** The cost of a first visit without interaction, and of hydration where it is needed. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Request } from 'playwright';
import { expect, inject, test } from 'vitest';
import type { Runtime } from './serve-sites.ts';
import { describeRuntimes, eventually, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();
const sites = inject('sites');
/** Bytes of JavaScript, brotli, that a page may send before any interaction. */
const budget = 2048;

type Script = { name: string; bytes: number; text: string };

describeRuntimes('a first visit, nothing touched, with %s', (runtime) => {
  test(`home sends no framework and at most ${budget} bytes of JavaScript`, async () => {
    const scripts = await scriptsOf(runtime, '/');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(({ text }) => isFramework(text)).map(({ name }) => name)).toEqual([]);
    expect(sum(scripts), JSON.stringify(scripts.map(({ name, bytes }) => [name, bytes]))).toBeLessThanOrEqual(
      budget,
    );
  });

  test('the checkout gets its framework only when the form comes into sight', async () => {
    const { page } = await open(runtime, '/checkout/adult-online', { width: 390 });
    await page.locator('form.checkout-form').scrollIntoViewIfNeeded();
    await whenReady(page, 'checkout-form');
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const loaded = names.filter((name) => name.endsWith('.js')).map((name) => readScript(runtime, name));
    expect(loaded.some(({ text }) => isFramework(text))).toBe(true);
    const frameworkOf = loaded.filter(({ text }) => isFramework(text)).map(({ text }) => nameFramework(text));
    expect(new Set(frameworkOf)).toEqual(new Set([runtime]));
  });
});

test('no page but the checkout sends a framework or more than the budget', async () => {
  const addresses = [
    '/courses',
    '/blog',
    '/blog/where-the-minutes-go',
    '/osce',
    '/legal',
    '/events',
    '/hall-of-fame',
    '/tutors',
  ];
  for (const address of addresses) {
    const scripts = await scriptsOf('react', address);
    expect(
      scripts.filter(({ text }) => isFramework(text)),
      address,
    ).toEqual([]);
    expect(sum(scripts), address).toBeLessThanOrEqual(budget);
  }
});

test('the two runtimes differ in nothing but the checkout’s form: all other behaviour is the same code', () => {
  const preact = new Set(listFiles('preact', '.js'));
  const own = listFiles('react', '.js').filter((file) => !preact.has(file));
  const names = own.map((file) => file.replace(/\.[0-9a-f]+\.js$/, ''));
  expect(names.toSorted()).toEqual(['assets/islands/checkout-form', 'assets/shared']);
});

// This is why tests of anything but that form visit one of the two sites only.
test('and their pages are the same but for the names of those two files', () => {
  const pages = listFiles('react', '.html');
  expect(listFiles('preact', '.html')).toEqual(pages);
  const read = (runtime: Runtime, page: string) =>
    readFileSync(path.join(sites[runtime].out, page), 'utf8').replaceAll(
      /\b(checkout-form|shared)\.[0-9a-f]+\.js\b/g,
      '$1.js',
    );
  expect(pages.filter((page) => read('react', page) !== read('preact', page))).toEqual([]);
});

/** Every script requested in the first four seconds without interaction; the offer comes after the fifth. */
async function scriptsOf(runtime: Runtime, address: string): Promise<Script[]> {
  const { page } = await open(runtime, '/robots.txt', { prepare: stopClock });
  const asked = new Set<string>();
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    asked.add(request.url());
    waiting.add(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  await page.goto(address);
  await page.clock.runFor(4000);
  await page.waitForLoadState('networkidle');
  // Timers may have requested more since the network was first idle.
  await eventually(() => waiting.size).toBe(0);
  return [...asked].map((url) => readScript(runtime, url));
}

/** Fakes the page's clock, so that the four seconds are the same on a slow machine. */
async function stopClock(context: BrowserContext): Promise<void> {
  const noon = new Date('2026-11-01T12:00:00Z');
  await context.clock.install({ time: noon });
  await context.clock.pauseAt(noon.getTime() + 1000);
}

/** The names of scripts and styles contain a hash of their content. */
function listFiles(runtime: Runtime, extension: string): string[] {
  const files = readdirSync(sites[runtime].out, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith(extension) && !file.startsWith('pagefind')).toSorted();
}

function readScript(runtime: Runtime, address: string): Script {
  return toScript(address, readFileSync(path.join(sites[runtime].out, new URL(address).pathname)));
}

function toScript(address: string, body: Uint8Array): Script {
  const text = Buffer.from(body).toString('utf8');
  return { name: new URL(address).pathname, bytes: brotliCompressSync(body).length, text };
}

const sum = (scripts: Script[]) => scripts.reduce((total, { bytes }) => total + bytes, 0);
const isFramework = (text: string) => nameFramework(text) !== undefined;

/** Recognises what survives minification: React's symbols, Preact's name for a list of children. */
function nameFramework(text: string): 'react' | 'preact' | undefined {
  if (text.includes('react.transitional.element') && text.includes('hydrateRoot')) return 'react';
  if (text.includes('__k') && text.includes('__html')) return 'preact';
  return undefined;
}
