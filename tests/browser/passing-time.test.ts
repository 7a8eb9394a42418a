/** Pages built before a session began, visited afterwards or left open, without a rebuild. */
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openShippedSite } from '../content/shipped-on.ts';
import { fixtureSite } from './fixture-site.ts';
import { serveFiles } from './serve-files.ts';
import { sharedBrowser } from './shared-browser.ts';
import { eventually, visitSite } from './visit-site.ts';

const minute = 60_000;

describe('the site as it was built on 10 September 2025', () => {
  const state: { site?: Awaited<ReturnType<typeof serveFiles>> } = {};
  beforeAll(async () => {
    const buildOn = await openShippedSite({ root: fixtureSite });
    state.site = await serveFiles(buildOn(new Date('2025-09-10T12:00:00Z')).files);
  }, 2 * minute);
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(() => state.site?.close());

  /** Opens the page with the browser's clock fixed at `time`. */
  async function openAt(time: string, address: string): Promise<Page> {
    if (!state.site) throw new Error('Nothing is served');
    const browser = await sharedBrowser();
    const context = await browser.newContext({ baseURL: state.site.origin });
    contexts.push(context);
    await context.clock.install({ time: new Date(time) });
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('site-island[of="timed"][ready]').waitFor({ state: 'attached' });
    return page;
  }
  const main = (page: Page) => page.getByRole('main').innerText();

  test('the webinar page lets go of a session in the minute in which it begins', async () => {
    const page = await openAt('2025-09-21T14:30:00Z', '/webinar');
    expect(await main(page)).toMatch(/Next session\s+Sunday,? 21 September 2025/);
    expect(await page.getByRole('link', { name: 'Save my seat' }).isVisible()).toBe(true);
    const ask = page.getByRole('heading', { name: 'Ask for the next date' });
    expect(await ask.isVisible()).toBe(false);
    await page.clock.runFor(31 * minute);
    await eventually(() => main(page)).not.toContain('21 September 2025');
    expect(await main(page)).not.toMatch(/Next session|Save my seat/);
    expect(await ask.isVisible()).toBe(true);
    // The session after it is shown on its own.
    expect(await main(page)).toMatch(/Later sessions[\s\S]*5 October 2025[\s\S]*Register Now/);
  });

  test('a card goes from open to under way to over, and its neighbour stays open', async () => {
    const page = await openAt('2025-09-21T14:30:00Z', '/events');
    const card = page.getByRole('article').filter({ hasText: 'Mental Health OSCE Evening' });
    const register = card.getByRole('link', { name: 'Register Now' });
    expect(await card.innerText()).toContain('Registration Open');
    await page.clock.runFor(31 * minute);
    await eventually(() => card.innerText()).toContain('Under way now');
    expect(await register.isVisible()).toBe(false);
    await page.clock.runFor(60 * minute);
    await eventually(() => card.innerText()).toContain('This session is over');
    expect(await card.innerText()).not.toMatch(/Registration Open|Under way|Add to calendar/);
    expect(await card.getByRole('link', { name: 'Ask for the next date' }).isVisible()).toBe(true);
    const neighbour = page.getByRole('article').filter({ hasText: 'Adult Nursing OSCE Evening' });
    expect(await neighbour.innerText()).toContain('Registration Open');
  });

  test('weeks later, no page invites to anything', async () => {
    for (const address of ['/webinar', '/events']) {
      const page = await openAt('2025-11-01T12:00:00Z', address);
      await eventually(() => main(page)).not.toMatch(
        /Register Now|Registration Open|Next session|Save my seat|Add to calendar/,
      );
      expect(await main(page)).toContain('Ask for the next date');
    }
  });
});

describe('the announcements', () => {
  const open = visitSite();

  test('drop a count that has grown old since the site was built', async () => {
    const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcements' });
    const at = (time: string) =>
      open('react', '/', { prepare: (context) => context.clock.install({ time: new Date(time) }) });
    const { page: fresh } = await at('2026-11-06T22:00:00Z');
    expect(await bar(fresh).innerText()).toContain('5 places left, counted on 30 October 2026');
    const { page: late } = await at('2026-11-07T01:00:00Z');
    await eventually(() => bar(late).innerText()).not.toContain('places left');
    expect(await bar(late).innerText()).toContain('New batch starts on Tuesday');
  });
});
