/** Hostile addresses, storage and scripts: each leaves a page that works. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { pageFile } from '../../bench/page-file.ts';
import { asha, fillIn, readChat } from './checkout-fields.ts';
import { firstOfEachKind } from './first-of-each-kind.ts';
import { listPages } from './list-pages.ts';
import { eventually, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();
const { out } = inject('sites').preact;
const pages = firstOfEachKind(listPages(out));
/** Pages with a script that reads the address. */
const asking = pages.filter((address) =>
  /<site-island of="(?:entry-filter|post-filter|legal-tabs|route-\w+|course-chooser|site-search|checkout-form|not-found)"/.test(
    readFileSync(path.join(out, pageFile(address)), 'utf8'),
  ),
);
const checkout = '/checkout/adult-online';

/** As encoded in an address. */
const oddities: Readonly<Record<string, string>> = {
  'a lone percent sign': '%',
  'no hexadecimal number': '%ZZ',
  'half a character': '%ED%A0%80',
  'a character that breaks off': '%F0%9F%8F',
  'no character at all': '%EF%BF%BF',
  'nothing, in a byte': '%00',
  'a change of direction': '%E2%80%AE%D7%90%E2%81%A6',
  'ends of lines': '%0D%0A%E2%80%A8%E2%80%A9',
  'a mark over a mark over a mark': 'a%CC%81'.repeat(50),
  markup: '%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  'a word of the language': '__proto__',
  'another word of the language': 'constructor',
  'signs of selectors': '%5B%22%27%5D.%23%3A%5C',
  'a very long word': 'a'.repeat(20_000),
};
const parameters = ['search', 'q', 'course', 'category', 'exam', 'format', 'field', '__proto__'];

describe('an address with', { tags: ['long/fuzz'] }, () => {
  test.each(Object.keys(oddities))('%s', async (name) => {
    const value = oddities[name] ?? '';
    // Servers limit the length of an address; they don't see the part after the #.
    const given = value.length > 1000 ? '' : value;
    const query = [...parameters, ...parameters].map((parameter) => `${parameter}=${given}`).join('&');
    const { page } = await open('preact', '/');
    expect(asking.length).toBeGreaterThan(7);
    for (const address of asking) {
      await page.goto(`${address}?${query}#${value}`);
      await expectWhole(page, address);
    }
    await page.goto(`/courses?search=${value.slice(0, 5000)}`);
    await whenReady(page, 'entry-filter');
    await page.getByRole('searchbox').fill('');
    await eventually(() => page.locator('.course-card:visible').count()).toBeGreaterThan(1);
  });
});

describe('storage that', { tags: ['long/fuzz'] }, () => {
  const kinds: Record<string, (context: BrowserContext) => Promise<unknown>> = {
    'is refused': (context) => context.addInitScript(refuseStorage),
    'is not there': (context) => context.addInitScript(removeStorage),
    'is full': (context) => context.addInitScript(fillStorage),
    ...Object.fromEntries(
      [
        '{"__proto__":{"email":"x"},"email":{"a":1}}',
        '[]',
        'null',
        '{',
        '\ud800',
        'yes 9999-99-99',
        'a'.repeat(99_999),
      ].map((text) => [
        `has ${text.slice(0, 50)} in it`,
        (context: BrowserContext) => context.addInitScript(answerWith, text),
      ]),
    ),
  };

  test.each(Object.keys(kinds))('%s', async (name) => {
    const { page } = await open('preact', '/', { prepare: kinds[name] });
    await expectWhole(page, '/');
    await page.goto(checkout);
    await page.locator('form.checkout-form').scrollIntoViewIfNeeded();
    await whenReady(page, 'checkout-form');
    await fillIn(page, asha);
    const [chat] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('form.checkout-form [type=submit]').click(),
    ]);
    await chat.waitForURL('https://wa.me/**');
    expect(readChat(chat.url()).text).toContain(asha.email);
    await page.waitForURL('**/payment-success');
  });
});

describe('a script that', () => {
  const faults: Record<string, (body: string) => { status: number; body: string }> = {
    'can’t be found': () => ({ status: 404, body: 'Not found' }),
    'breaks off': (body) => ({ status: 200, body: body.slice(0, body.length / 2) }),
  };

  const title = '%s leaves the page as it is, and the other scripts at work';
  const all = [...scripts()];
  test.each(Object.keys(faults))(`${title}, for five of them`, (name) =>
    leavesThePage(
      name,
      all.filter((_, index) => index % Math.ceil(all.length / 5) === 0),
    ),
  );
  test.each(Object.keys(faults))(title, { tags: ['long/fuzz'] }, (name) => leavesThePage(name, all));

  async function leavesThePage(name: string, tried: typeof all): Promise<void> {
    const { page, context, complaints } = await open('preact', '/');
    for (const [file, address] of tried) {
      const pattern = `**/assets/${file}`;
      const answer = faults[name]?.(readFileSync(path.join(out, 'assets', file), 'utf8'));
      await context.route(pattern, (route) => route.fulfill({ ...answer, contentType: 'text/javascript' }));
      await page.goto(address);
      await expectWhole(page, `${address} without ${file}`);
      await context.unroute(pattern);
    }
    expect(complaints.length).toBeGreaterThan(0);
    expect(complaints.splice(0).filter((complaint) => !isOfLoading(complaint))).toEqual([]);
  }
});

describe('where no script of an island comes, no button stays that nothing answers', () => {
  test('on one page for each script', () => noneStays([...new Set(scripts().values())]));
  test('on any page', { tags: ['long/fuzz'] }, () => noneStays(pages));
});

async function noneStays(addresses: readonly string[]): Promise<void> {
  const { page: plain } = await open('preact', '/', { javaScriptEnabled: false });
  const { page, complaints } = await open('preact', '/', {
    prepare: (context) => context.route('**/assets/islands/**', (route) => route.abort()),
  });
  let tried = 0;
  for (const address of addresses) {
    await plain.goto(address);
    const left = await buttonsIn(plain).count();
    await page.goto(address);
    tried += await buttonsIn(page).count();
    await eventually(() => pressAll(page)).toBe(left);
  }
  expect(tried).toBeGreaterThan(2);
  // The last requests may fail only now: once the page is left, everything has been reported.
  await page.goto('about:blank');
  expect(complaints.splice(0).filter((complaint) => !isOfLoading(complaint))).toEqual([]);
}

/** Buttons that need a script to work. */
function buttonsIn(page: Page): Locator {
  return page.locator(
    'button[type=button]:not([popovertarget], [commandfor], dialog *, [popover] *):visible',
  );
}

/** Presses all and returns their number; some load their scripts only now. */
async function pressAll(page: Page): Promise<number> {
  const pressed = await buttonsIn(page).all();
  for (const button of pressed) await button.dispatchEvent('click', {}, { timeout: 1000 }).catch(() => {});
  return pressed.length;
}

/** Every script of the site, by its file, with a page that loads it. */
function scripts(): Map<string, string> {
  const found = new Map<string, string>();
  for (const address of pages) {
    const html = readFileSync(path.join(out, pageFile(address)), 'utf8');
    const files = [
      ...html.matchAll(/<site-island [^>]*? src="([^"]*)"|<script [^>]*?src="\/assets\/([^"]*)"/g),
    ];
    for (const [, of = '', own] of files)
      for (const file of own === undefined ? of.split(' ') : [own])
        if (!found.has(file)) found.set(file, address);
  }
  return found;
}

/** Whether the complaint is the browser's own about a script that it can't use. */
function isOfLoading(complaint: string): boolean {
  return /Failed to load resource|dynamically imported module|SyntaxError|is not a function/.test(complaint);
}

/** The content is there, and nothing has been injected into it. */
async function expectWhole(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.locator('h1:visible').count(), { message: what, timeout: 15_000 }).toBe(1);
  expect((await page.locator('main').innerText()).length, what).toBeGreaterThan(100);
  expect(await page.locator('img[src="x"], [onerror]').count(), what).toBe(0);
}

/** Runs in the browser before any script of the page. */
function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
}

function removeStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
}

function answerWith(text: string): void {
  Storage.prototype.getItem = () => text;
}
