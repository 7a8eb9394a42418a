/** The doors of the exam on the OSCE page: chosen without a script, with a clock that runs on request. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { compressedSize } from '../../bench/compressed-size.ts';
import { weighPageScripts } from '../../bench/page-scripts.ts';
import { testFirst } from '../test-first.ts';
import { findBarriers } from './find-barriers.ts';
import { eventually, type VisitOptions, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();
const doors = (page: Page) => page.locator('.stations__station');
const room = (page: Page) => page.locator('.stations__station[open] .stations__room');
const digits = (page: Page) => room(page).getByRole('timer');
const said = (page: Page) => room(page).getByRole('status');
const press = (page: Page, name: string) => room(page).getByRole('button', { name }).click();

describe('the doors', () => {
  /** Opens the OSCE page with a fake clock, and counts the audio contexts that are created. */
  async function openDoor(name: string, options: VisitOptions & { still?: boolean } = {}): Promise<Page> {
    const { page } = await open('react', '/osce', {
      reducedMotion: 'reduce',
      ...options,
      prepare: async (context) => {
        const time = new Date('2026-11-22T10:00:00Z');
        await context.clock.install({ time });
        if (options.still !== false) await context.clock.pauseAt(time.getTime() + 1000);
        await context.addInitScript(countSounds);
      },
    });
    await page.locator('.stations__door', { hasText: name }).click();
    await whenReady(page, 'station-clock');
    return page;
  }

  test('open one at a time, by keyboard too', async () => {
    const { page } = await open('react', '/osce');
    expect(await doors(page).count()).toBe(4);
    await page.locator('.stations__door').nth(2).focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.locator('.stations__station[open]').count()).toBe(1);
    expect(await room(page).innerText()).toContain('door 3 of 4');
  });

  testFirst(1, [
    ['Fluid balance', '14'],
    ['Mid-stream urine', '12'],
  ])('let the clock of %s run for %s minutes, and say only the full ones', async (name, minutes) => {
    const page = await openDoor(name);
    expect(await digits(page).textContent()).toBe(`${minutes}:00`);
    expect(await said(page).textContent()).toBe('');
    await press(page, 'Start the clock');
    await page.clock.runFor(1_100);
    expect(await digits(page).textContent()).toBe(`${Number(minutes) - 1}:59`);
    expect(await said(page).textContent()).toBe(`${minutes} minutes left`);
    await page.clock.runFor(30_000);
    expect(await said(page).textContent()).toBe(`${minutes} minutes left`);
    await page.clock.runFor(29_000);
    expect(await said(page).textContent()).toBe(`${Number(minutes) - 1} minutes left`);
    await page.clock.runFor((Number(minutes) - 1) * 60_000);
    expect(await digits(page).textContent()).toBe('0:00');
    expect(await said(page).textContent()).toBe('Time is up');
    await press(page, 'Start the clock');
    expect(await digits(page).textContent()).toBe(`${minutes}:00`);
  });

  test('stop the clock for a pause, and when they close', async () => {
    const page = await openDoor('Fluid balance');
    await press(page, 'Start the clock');
    await page.clock.runFor(5_100);
    await press(page, 'Pause');
    await page.clock.runFor(60_000);
    expect(await digits(page).textContent()).toBe('13:55');
    await press(page, 'Carry on');
    await page.clock.runFor(5_100);
    await page.locator('.stations__door', { hasText: 'Evidence' }).click();
    await page.clock.runFor(60_000);
    await page.locator('.stations__door', { hasText: 'Fluid balance' }).click();
    expect(await digits(page).textContent()).toBe('13:50');
    await press(page, 'Reset');
    expect(await digits(page).textContent()).toBe('14:00');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Start the clock');
  });

  test('tick only once the sound was asked for', async () => {
    const page = await openDoor('Fluid balance');
    const sounds = () => page.evaluate(() => Reflect.get(window, 'sounds'));
    await press(page, 'Start the clock');
    await page.clock.runFor(3_100);
    expect(await sounds()).toBe(0);
    await press(page, 'Ticking sound');
    expect(await sounds()).toBe(1);
    const button = room(page).getByRole('button', { name: 'Ticking sound' });
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    await page.clock.runFor(2_100);
    const ticks = await sounds();
    expect(ticks).toBeGreaterThanOrEqual(2);
    await press(page, 'Ticking sound');
    await page.clock.runFor(5_100);
    expect(await sounds()).toBe(ticks);
  });

  testFirst(1, [
    [320, 'light'],
    [1280, 'dark'],
  ] as const)('have no barriers and no sideways scrolling at %i pixels, %s', async (width, colorScheme) => {
    const page = await openDoor('Fluid balance', { width, colorScheme, still: false });
    await press(page, 'Start the clock');
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test('cost no more JavaScript than a page may have, the clock included', () => {
    const { out } = inject('sites').react;
    const html = readFileSync(path.join(out, 'osce.html'), 'utf8');
    const [, files = ''] = /of="station-clock"[^>]*? src="([^"]*)"/.exec(html) ?? [];
    const sizes = files
      .split(' ')
      .map((file) => compressedSize(readFileSync(path.join(out, 'assets', file)), 'text/javascript'));
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    const all = sizes.reduce((sum, size) => sum + size, weighPageScripts(out, '/osce'));
    expect(all).toBeLessThanOrEqual(2048);
  });
});

test('without a script the doors are a list of details with every text, and no dead clock', async () => {
  const { page } = await open('react', '/osce', { javaScriptEnabled: false });
  expect(await doors(page).count()).toBe(4);
  for (const text of ['Your task', 'A common slip', 'Time'])
    expect(await doors(page).getByText(text, { exact: true }).count()).toBe(4);
  await page.locator('.stations__door', { hasText: 'Fluid balance' }).click();
  expect(await room(page).innerText()).toContain('14 minutes');
  expect(await page.getByRole('button', { name: 'Start the clock' }).count()).toBe(0);
});

/** Runs in the page: `window.sounds` counts the tones. */
function countSounds(): void {
  Reflect.set(window, 'sounds', 0);
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function (this: AudioContext) {
    Reflect.set(window, 'sounds', Reflect.get(window, 'sounds') + 1);
    return make.call(this);
  };
}
