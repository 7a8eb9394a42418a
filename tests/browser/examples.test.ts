/** Each kind of section by itself, as its example shows it: no barrier at any width, in light and dark. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '../../cli/serve/listen.ts';
import { serveSite } from '../../cli/serve/serve-site.ts';
import { copySiteWithExamples, exampleAddress, kinds } from '../content/example-pages.ts';
import { buildSite } from '../content/site-copy.ts';
import { findBarriers } from './find-barriers.ts';
import { openBrowser } from './open-browser.ts';
import { createVisit, type Visit } from './visit-site.ts';

/** It sends visitors on as soon as its script runs; tests of every page judge it. */
const redirecting = 'course-chooser';

const state: { browser?: Browser; server?: Listening; visit?: Visit; root?: string } = {};
beforeAll(async () => {
  state.root = await copySiteWithExamples();
  const out = await buildSite(state.root);
  state.server = await listen(0, serveSite({ out, reportBug: rethrow }));
  state.browser = await openBrowser();
  state.visit = await createVisit(state.browser, `http://localhost:${state.server.port}`);
});
afterAll(async () => {
  await state.browser?.close();
  state.server?.close();
  if (state.root) await rm(path.resolve(state.root), { recursive: true, force: true });
});

test.each(kinds.filter((kind) => kind !== redirecting))('%s', async (kind) => {
  if (!state.visit) throw new Error('No browser is open');
  const { page, complaints } = state.visit;
  const height = 900;
  await page.setViewportSize({ width: 1280, height });
  await page.goto(exampleAddress(kind));
  expect(await page.locator(`.section--${kind}`).count()).toBe(1);
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findBarriers(page), `${width} ${colorScheme}`).toEqual([]);
  }
  expect(complaints.splice(0)).toEqual([]);
});

function rethrow(error: unknown): never {
  throw error;
}
