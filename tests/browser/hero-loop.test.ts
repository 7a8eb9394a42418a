import { statSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { findExcess } from '../../bench/budgets.ts';
import { createVisitor } from '../../bench/first-visit.ts';
import { openBrowser } from './open-browser.ts';
import { eventually, type VisitOptions, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();
const pauseName = 'Pause the background';
const playName = 'Play the background';

describe('the film behind the hero', () => {
  test('plays, silent and unseen by screen readers, from one file of the site', async () => {
    const { page, films } = await openHome();
    await playing(page);
    expect([...new Set(films)]).toHaveLength(1);
    expect(films[0]).toMatch(/\/media\/hero-loop\.[0-9a-f]{8}\.webm$/);
    const video = page.locator('.hero video');
    expect(await video.evaluate((film: HTMLVideoElement) => [film.muted, film.loop])).toEqual([true, true]);
    expect(await video.evaluate((film) => film.closest('[aria-hidden=true]') !== null)).toBe(true);
  });

  test('is stopped and started by a button that says so', async () => {
    const { page } = await openHome();
    await playing(page);
    await page.getByRole('button', { name: pauseName }).press('Enter');
    await eventually(() => isPaused(page)).toBe(true);
    await page.getByRole('button', { name: playName }).click();
    await eventually(() => isPaused(page)).toBe(false);
    expect(await page.getByRole('button', { name: pauseName }).count()).toBe(1);
  });

  test('rests while it is out of sight, and then goes on', async () => {
    const { page } = await openHome();
    await playing(page);
    await page.locator('footer').first().scrollIntoViewIfNeeded();
    await eventually(() => isPaused(page)).toBe(true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await eventually(() => isPaused(page)).toBe(false);
  });

  test.each([
    { who: 'want less motion', options: { reducedMotion: 'reduce' } },
    { who: 'want more contrast', options: { contrast: 'more' } },
    { who: 'save data', options: { prepare: connectedBy({ saveData: true }) } },
    { who: 'have a slow connection', options: { prepare: connectedBy({ effectiveType: '3g' }) } },
  ] as const)('is neither fetched nor to be pressed by those who $who', async ({ options }) => {
    const { page, films } = await openHome(options);
    await whenReady(page, 'hero-loop');
    await page.waitForTimeout(300);
    expect(films).toEqual([]);
    expect(await toggles(page)).toBe(0);
  });

  test('is not there without JavaScript', async () => {
    const { page, films } = await openHome({ javaScriptEnabled: false });
    expect(films).toEqual([]);
    expect(await toggles(page)).toBe(0);
  });

  test('moves nothing when it comes', async () => {
    const { page } = await openHome();
    const before = await page.locator('.hero__stage').boundingBox();
    await playing(page);
    expect(await page.locator('.hero__stage').boundingBox()).toEqual(before);
  });
});

test('the home page keeps its budget with the film', async () => {
  const { origin, out } = inject('sites').react;
  const browser = await openBrowser();
  try {
    const weights = await (await createVisitor(browser, origin, 'phone')).weigh('/');
    const { page } = await openHome();
    await playing(page);
    const film = await page.locator('.hero video').evaluate((one: HTMLVideoElement) => one.currentSrc);
    const films = statSync(path.join(out, new URL(film).pathname)).size;
    expect(films).toBeLessThan(90_000);
    expect(findExcess('/', { ...weights, films })).toEqual([]);
  } finally {
    await browser.close();
  }
});

/** The home page, and the addresses of the films that it asked for. */
async function openHome(options: VisitOptions = {}): Promise<{ page: Page; films: string[] }> {
  const films: string[] = [];
  const prepare = async (context: BrowserContext): Promise<void> => {
    await options.prepare?.(context);
    context.on('request', (request) => /\.(webm|mp4)$/.test(request.url()) && films.push(request.url()));
  };
  const { page } = await open('react', '/', { ...options, prepare });
  return { page, films };
}

function connectedBy(connection: object) {
  return (context: BrowserContext): Promise<unknown> =>
    context.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
}

function playing(page: Page): Promise<unknown> {
  return page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
}

function isPaused(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() => document.querySelector('video')?.paused);
}

function toggles(page: Page): Promise<number> {
  return page.getByRole('button', { name: /the background$/ }).count();
}
