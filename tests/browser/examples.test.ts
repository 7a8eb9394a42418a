// @module-tag long/widths
/**
 * Each kind of section alone, as its example shows it: no barrier in dark on a computer and in light on a phone.
 * every-page.test.ts judges the same sections with the two swapped.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { exampleAddress, kinds } from '../content/example-pages.ts';
import { findBarriers } from './find-barriers.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit, type Visit } from './visit-site.ts';

/** It redirects visitors as soon as its script runs; tests of every page judge it. */
const redirecting = 'course-chooser';

const state: { visit?: Visit } = {};
beforeAll(async () => {
  state.visit = await createVisit(await sharedBrowser(), inject('academy').origin, { keeps: true });
});
afterAll(() => state.visit?.context.close());

test.each(kinds.filter((kind) => kind !== redirecting))('%s', async (kind) => {
  if (!state.visit) throw new Error('No page is open');
  const { page, complaints } = state.visit;
  const height = 900;
  await page.setViewportSize({ width: 1280, height });
  await page.goto(exampleAddress(kind));
  expect(await page.locator(`.section--${kind}`).count()).toBe(1);
  for (const [width, colorScheme] of [
    [1280, 'dark'],
    [390, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    expect(await findBarriers(page), `${width} ${colorScheme}`).toEqual([]);
  }
  expect(complaints.splice(0)).toEqual([]);
});
