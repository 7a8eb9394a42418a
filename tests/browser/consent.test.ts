/**
 * Visitor statistics: nothing is counted or stored before the visitor agrees; refusing is as easy, and both can be
 * undone.
 */
import { appendFile, rm } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../cli/serve/listen.ts';
import { serveSite } from '../../cli/serve/serve-site.ts';
import { buildSite, editFile } from '../content/site-copy.ts';
import { asha, fillIn } from './checkout-fields.ts';
import { copyFixture } from './copy-fixture.ts';
import { findBarriers } from './find-barriers.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit, eventually, type Visit, type VisitOptions, whenReady } from './visit-site.ts';

/** The website's own address, as in site.yaml: visits at any other are not counted. */
const own = 'https://www.example.org';
const counter = 'https://stats.example.org/api/event';
const words = `
consent:
  title: May we count your visit?
  text: The counter keeps nothing on your device. [What this website keeps](/legal#cookies)
  accept: Yes, count my visit
  refuse: No, don’t count it
  open: Visitor statistics
  counted: Your visits are counted.
  notCounted: Your visits are not counted.
  close: Close
  kept:
    name: "\`visitor-statistics\`"
    holds: Your answer, and its date
    purpose: So that you are asked only once
    period: One year, or until you clear it
`;

type Served = { root: string; origin: string; close: () => void };
const sites: { asked?: Served; objection?: Served } = {};

async function serve(consent: string): Promise<Served> {
  const root = await copyFixture();
  await editFile(root, 'content/wording.yaml', (text) => `${text}${words}`);
  await appendFile(
    `${root}/site.yaml`,
    `\nanalytics: { counter: plausible, address: "${counter}", consent: ${consent} }\n`,
  );
  const out = await buildSite(root);
  const server = await listen({ port: 0 }, serveSite({ out, reportBug }));
  return { root, origin: `http://localhost:${server.port}`, close: () => server.close() };
}

beforeAll(async () => {
  // In sequence: the second reuses the pictures of the first.
  sites.asked = await serve('asked');
  sites.objection = await serve('objection');
}, 120_000);
afterAll(async () => {
  for (const site of [sites.asked, sites.objection]) {
    site?.close();
    if (site) await rm(site.root, { recursive: true, force: true });
  }
});

const visits: Visit[] = [];
afterEach(async () => {
  const ended = visits.splice(0);
  // Requests still pending when a test ends get no answer and cause complaints.
  const complaints = ended.flatMap((one) => one.complaints.splice(0));
  for (const { context } of ended) {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  expect(complaints).toEqual([]);
});

/** Visits the website's own address, which the server of this test answers. */
async function visit(which: keyof typeof sites, options: VisitOptions = {}, at = own): Promise<Visit> {
  const served = sites[which]?.origin ?? '';
  const prepare = async (context: BrowserContext) => {
    if (at === own)
      await context.route(
        (url) => url.origin === own,
        async (route, request) => {
          const { pathname, search } = new URL(request.url());
          // A real host would see its own origin here; the server of this test has a different one.
          const { origin: _own, ...headers } = request.headers();
          const response = await route.fetch({ url: `${served}${pathname}${search}`, headers });
          await route.fulfill({ response });
        },
      );
    await options.prepare?.(context);
  };
  const made = await createVisit(await sharedBrowser(), at === own ? own : served, { ...options, prepare });
  visits.push(made);
  await made.page.goto('/');
  if (options.javaScriptEnabled !== false) await whenReady(made.page, 'consent');
  return made;
}

const question = (page: Page) => page.locator('.consent__words');
const yes = (page: Page) => page.getByRole('button', { name: 'Yes, count my visit' });
const no = (page: Page) => page.getByRole('button', { name: 'No, don’t count it' });
const opener = (page: Page) => page.getByRole('button', { name: 'Visitor statistics' });
const asked = ({ outside }: Visit) => outside.map((request) => request.url());
const kept = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie]);

describe('a visitor who is asked', () => {
  test('is asked on every page until there is an answer; before it nothing is sent or kept', async () => {
    const made = await visit('asked');
    const { page } = made;
    expect(await question(page).isVisible()).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    await page.goto('/legal');
    await whenReady(page, 'consent');
    expect(await question(page).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Close' }).click();
    await eventually(() => question(page).isVisible()).toBe(false);
    await page.goto('/courses');
    await whenReady(page, 'consent');
    expect(await question(page).isVisible()).toBe(true);
    expect(asked(made)).toEqual([]);
    expect(await kept(page)).toEqual(['']);
  });

  test('refuses as easily as agrees: two buttons of one look and size, reached one after the other', async () => {
    const { page } = await visit('asked', { width: 390 });
    const looks = await Promise.all(
      [no(page), yes(page)].map((button) =>
        button.evaluate((element) => {
          const { width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, fontSize, borderColor } = getComputedStyle(element);
          return { width, height, color, backgroundColor, fontSize, borderColor };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
    await no(page).focus();
    await page.keyboard.press('Tab');
    expect(await yes(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('who refuses is not counted, and not asked again', async () => {
    const made = await visit('asked');
    const { page } = made;
    await no(page).click();
    await eventually(() => question(page).isVisible()).toBe(false);
    await page.goto('/courses');
    await whenReady(page, 'consent');
    expect(await question(page).isVisible()).toBe(false);
    expect(asked(made)).toEqual([]);
    expect(await kept(page)).toEqual(['visitor-statistics', '']);
  });

  test('who agrees is counted once on each page, and no more once the answer is taken back', async () => {
    const made = await visit('asked');
    const { page } = made;
    await page.goto('/?course=oet&utm_source=letter#top');
    await whenReady(page, 'consent');
    await yes(page).click();
    await eventually(() => asked(made)).toEqual([counter]);
    const [request] = made.outside;
    expect(request?.postDataJSON()).toEqual({
      name: 'pageview',
      url: `${own}/?utm_source=letter`,
      domain: 'www.example.org',
      referrer: '',
    });
    expect(request?.headers()).not.toHaveProperty('cookie');
    expect(request?.headers()).not.toHaveProperty('referer');
    await page.goto('/courses');
    await eventually(() => asked(made)).toEqual([counter, counter]);
    await opener(page).click();
    expect(await page.getByText('Your visits are counted.').isVisible()).toBe(true);
    await no(page).click();
    await eventually(() => opener(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.goto('/legal');
    await whenReady(page, 'consent');
    await opener(page).click();
    expect(await page.getByText('Your visits are not counted.').isVisible()).toBe(true);
    expect(asked(made)).toEqual([counter, counter]);
  });

  test('whose browser says no for them, or keeps nothing, is neither asked nor counted', async () => {
    const says = () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    const keepsNothing = () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    for (const script of [says, keepsNothing]) {
      const made = await visit('asked', { prepare: (context) => context.addInitScript(script) });
      expect(await question(made.page).isVisible()).toBe(false);
      await opener(made.page).click();
      expect(await question(made.page).isVisible()).toBe(true);
      expect(asked(made)).toEqual([]);
    }
  });

  test('is asked again after a year', async () => {
    const made = await visit('asked', {
      prepare: (context) =>
        context.addInitScript(() => {
          if (location.origin !== 'null') localStorage.setItem('visitor-statistics', 'yes 2020-01-01');
        }),
    });
    expect(await question(made.page).isVisible()).toBe(true);
    expect(asked(made)).toEqual([]);
  });
});

test('whatever the website keeps in a browser stands in its register, and nothing else does', async () => {
  const made = await visit('asked');
  const { page } = made;
  await page.clock.install();
  await page.goto('/');
  await whenReady(page, 'consent');
  await yes(page).click();
  await page.clock.runFor(6000);
  await page.getByRole('button', { name: 'Close the offer' }).click();
  await page.goto('/checkout/adult-online');
  await page.locator('form.checkout-form').scrollIntoViewIfNeeded();
  await whenReady(page, 'checkout-form');
  await fillIn(page, asha);
  await page.clock.runFor(1000);
  const drafts = await kept(page);
  const [chat] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('form.checkout-form [type=submit]').click(),
  ]);
  await chat.close();
  // The form goes to this page by itself, which would interrupt the next visit.
  await page.waitForURL('**/payment-success');
  const all = [...new Set([...drafts, ...(await kept(page))])].filter((name) => name !== '');
  await page.goto('/legal');
  const register = page.locator('#cookies table');
  const names = await register.locator('tbody th code').allTextContents();
  expect(names).toEqual(['promotion-', 'checkout:', 'handed-over', 'visitor-statistics']);
  expect(all.filter((name) => !names.some((known) => name.startsWith(known)))).toEqual([]);
  expect(names.filter((known) => !all.some((name) => name.startsWith(known)))).toEqual([]);
});

test('without JavaScript nobody is counted, and nothing asks for an answer', async () => {
  const made = await visit('asked', { javaScriptEnabled: false });
  expect(await question(made.page).isVisible()).toBe(false);
  expect(await opener(made.page).count()).toBe(0);
  expect(asked(made)).toEqual([]);
});

test('a visit at another address, such as a preview, is not counted', async () => {
  const made = await visit('asked', {}, 'a preview');
  await yes(made.page).click();
  await eventually(() => question(made.page).isVisible()).toBe(false);
  await made.page.reload();
  await whenReady(made.page, 'consent');
  expect(asked(made)).toEqual([]);
});

test('where the law lets a site count until somebody objects, an objection ends it', async () => {
  const made = await visit('objection');
  const { page } = made;
  await eventually(() => asked(made)).toEqual([counter]);
  expect(await question(page).isVisible()).toBe(false);
  expect(await kept(page)).toEqual(['']);
  await opener(page).click();
  await no(page).click();
  await page.goto('/courses');
  await whenReady(page, 'consent');
  expect(asked(made)).toEqual([counter]);
});

test('the question moves nothing on the page and lets go in a low window', async () => {
  const { page } = await visit('asked');
  const place = () =>
    page
      .locator('main')
      .boundingBox()
      .then((box) => box?.y);
  const before = await place();
  const box = await no(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await eventually(() => question(page).isVisible()).toBe(false);
  expect(await place()).toBe(before);
  await page.setViewportSize({ width: 800, height: 400 });
  await opener(page).click();
  expect(await page.locator('.consent').evaluate((band) => getComputedStyle(band).position)).toBe('static');
});

function reportBug(error: unknown): never {
  throw error;
}
