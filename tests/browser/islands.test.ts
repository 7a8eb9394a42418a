import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadFixture, makePage, makePlan, makeSection, renderAll } from '../render/make-plan.ts';

import { serveFiles } from './serve-files.ts';
import { sharedBrowser } from './shared-browser.ts';
import { describeRuntimes } from './visit-site.ts';

const reveal = (when: string, media?: string) => makeSection('reveal', { when, label: 'More', media });
const signUp = (when: string) => makeSection('sign-up', { when, label: 'Name' });
const tall = Array.from({ length: 150 }, (_, index) => makeSection('note', { title: `Line ${index}` }));

const plan = makePlan([
  ...['load', 'idle', 'interaction', 'after:2s'].map((when) =>
    makePage(`/${when.replace(':', '-')}`, [reveal(when), signUp(when)]),
  ),
  makePage('/visible', [...tall, reveal('visible'), signUp('visible')]),
  makePage('/media', [reveal('load', '(min-width: 1000px)')]),
]);

const eventually: typeof expect.poll = (check) => expect.poll(check, { timeout: 15_000 });

describeRuntimes('with %s', (runtime) => {
  let server: Awaited<ReturnType<typeof serveFiles>>;
  beforeAll(async () => {
    server = await serveFiles(renderAll(plan, await loadFixture(runtime)).files);
  });
  afterAll(() => server.close());

  type Opened = {
    page: Page;
    release: (answer?: 'abort') => void;
    /** Files of islands that the page has requested. */
    fetched: string[];
    /** Policy violations and console errors. */
    complaints: string[];
  };

  /** Opens a page whose islands' files wait for `release`. */
  async function open(address: string, prepare?: (page: Page) => Promise<unknown>): Promise<Opened> {
    const browser = await sharedBrowser();
    const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const gate: { release: (answer?: 'abort') => void } = { release: () => {} };
    const released = new Promise<'abort' | undefined>((resolve) => {
      gate.release = resolve;
    });
    const fetched: string[] = [];
    await page.route('**/assets/islands/*', async (route) => {
      fetched.push(route.request().url());
      return (await released) === 'abort' ? route.abort() : route.continue();
    });
    await prepare?.(page);
    await page.goto(server.origin + address);
    return { page, release: gate.release, fetched, complaints };
  }

  const ready = (page: Page) => page.locator('site-island[ready]').count();
  const allReady = (page: Page, count = 2) => eventually(() => ready(page)).toBe(count);
  const stateOf = async (page: Page) => JSON.parse((await page.locator('form output').textContent()) ?? '{}');

  test.each(['load', 'idle', 'after-2s'])(
    '"%s" starts by itself and breaks no rule of the policy',
    async (when) => {
      const { page, release, complaints } = await open(`/${when}`);
      release();
      await allReady(page);
      await eventually(() => page.locator('form').getAttribute('data-hydrated')).toBe('true');
      await page.locator('.reveal').click();
      expect(await page.locator('.reveal + output').textContent()).toBe('More 1');
      expect(complaints).toEqual([]);
      await page.close();
    },
  );

  test('"after:2s" waits for its seconds', async () => {
    const { page, release, fetched } = await open('/after-2s', async ({ clock }) => {
      await clock.install({ time: 0 });
      await clock.pauseAt(1000);
    });
    release();
    await page.clock.runFor(1999);
    expect(fetched).toEqual([]);
    await page.clock.runFor(1);
    await page.clock.resume();
    await allReady(page);
    await page.close();
  });

  test('"visible" waits until it is scrolled to', async () => {
    const { page, release, fetched, complaints } = await open('/visible');
    release();
    await atRest(page);
    expect(fetched).toEqual([]);
    await page.locator('form').scrollIntoViewIfNeeded();
    await allReady(page);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('"interaction" fetches nothing until it is touched', async () => {
    const { page, release, fetched, complaints } = await open('/interaction');
    release();
    await atRest(page);
    expect(fetched).toEqual([]);
    await page.locator('input[name=name]').focus();
    await allReady(page, 1);
    await page.locator('.reveal').click();
    await eventually(() => page.locator('.reveal + output').textContent()).toBe('More 1');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('a media query that doesn’t match keeps the island asleep until it does', async () => {
    const { page, release, fetched } = await open('/media');
    release();
    await atRest(page);
    expect(fetched).toEqual([]);
    await page.setViewportSize({ width: 1100, height: 600 });
    await allReady(page, 1);
    await page.close();
  });

  test('what was typed, ticked and chosen before hydration is kept, and the elements too', async () => {
    const { page, release, complaints } = await open('/load');
    await page.locator('[name=note]').fill('early');
    await page.locator('[name=agreed]').check();
    await page.locator('[value=klarna]').check();
    await page.locator('[name=exam]').selectOption('oet');
    await page.locator('[name=name]').pressSequentially('Asha');
    await page.keyboard.press('ArrowLeft');
    const form = await page.locator('form').elementHandle();
    release();
    await allReady(page);
    await eventually(() => stateOf(page)).toEqual({
      name: 'Asha',
      note: 'early',
      agreed: true,
      pay: 'klarna',
      exam: 'oet',
      submits: 0,
      clicks: 0,
    });
    expect(await page.locator('[name=agreed]').isChecked()).toBe(true);
    expect(await page.locator('[value=klarna]').isChecked()).toBe(true);
    expect(
      await form?.evaluate((element) => element.isConnected && element === document.querySelector('form')),
    ).toBe(true);
    await page.keyboard.type('n');
    await eventually(async () => (await stateOf(page)).name).toBe('Ashna');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('clicks and submits before hydration are played back once, after what was typed', async () => {
    const { page, release, complaints } = await open('/load');
    await page.locator('[name=name]').fill('Asha');
    await page.locator('form [type=button]').dblclick();
    await page.locator('form [type=submit]').dblclick();
    await page.locator('.reveal').click();
    expect(new URL(page.url()).search).toBe('');
    release();
    await allReady(page);
    await eventually(() => stateOf(page)).toMatchObject({ name: 'Asha', clicks: 1, submits: 1 });
    expect(await page.locator('.reveal + output').textContent()).toBe('More 1');
    await page.locator('form [type=button]').click();
    await eventually(() => stateOf(page)).toMatchObject({ clicks: 2, submits: 1 });
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('a click on a sleeping island wakes it', async () => {
    const { page, release } = await open('/after-2s');
    await page.locator('.reveal').click();
    release();
    await eventually(() => page.locator('.reveal + output').textContent()).toBe('More 1');
    await page.close();
  });

  test('if the files can’t be fetched, a held submit goes where the form itself would send it', async () => {
    const { page, release } = await open('/load');
    await page.locator('[name=name]').fill('Asha');
    await page.locator('form [type=submit]').click();
    release('abort');
    await page.waitForURL((url) => url.searchParams.get('name') === 'Asha');
    await page.close();
  });

  test('every label names its field', async () => {
    const { page, release } = await open('/load');
    release();
    await allReady(page);
    await page.getByLabel('Name:').fill('Asha');
    await eventually(async () => (await stateOf(page)).name).toBe('Asha');
    await page.close();
  });
});

test('without JavaScript the server’s markup stands and nothing is fetched', async () => {
  const server = await serveFiles(renderAll(plan, await loadFixture()).files);
  const browser = await sharedBrowser();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.origin}/load`);
  expect(await page.locator('form [name=name]').isVisible()).toBe(true);
  await context.close();
  server.close();
});

/** Waits until everything that starts on load, when visible or on idle has started. */
function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
    for (let count = 0; count < 2; count += 1) await frame();
  });
}
