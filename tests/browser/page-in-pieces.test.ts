/** On a slow line a page comes in pieces, and is shown as far as it has come: nothing shown moves for what follows. */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Listening, listen } from '../../cli/serve/listen.ts';
import { serveSite } from '../../cli/serve/serve-site.ts';
import { layoutShift } from './layout-shift.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit } from './visit-site.ts';

const { out } = inject('academy');
const address = '/refund-policy';
/** What each piece but the last brings, and what the next one starts with. */
const pieces = [
  { brings: '.header-menu', next: '<div class="header__tools"' },
  { brings: '.header__tools', next: '<div class="header__actions"' },
  { brings: '.header__actions', next: '<button class="header__burger"' },
];

let server: Listening;
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
  const intercept = ({ url }: { url?: string | undefined }, response: ServerResponse) => {
    if (url === address) answer(response);
    return url === address;
  };
  server = await listen(0, serveSite({ out, intercept, reportBug: (error) => expect.fail(String(error)) }));
});
afterAll(() => server?.close());

test.each([390, 768, 1280])('the header stays where it is at %s pixels', async (width) => {
  const origin = `http://localhost:${server.port}`;
  const { page, context } = await createVisit(await sharedBrowser(), origin, { width, keeps: true });
  const asked = new Promise<ServerResponse>((resolve) => {
    answer = resolve;
  });
  const [shift] = await Promise.all([layoutShift(page, address), asked.then((to) => send(page, to))]);
  expect(shift).toBe(0);
  await context.close();
});

/** Each piece once the one before it has been painted. */
async function send(page: Page, response: ServerResponse): Promise<void> {
  const html = readFileSync(path.join(out, address, 'index.html'), 'utf8');
  const ends = pieces.map(({ next }) => html.indexOf(next));
  expect(Math.min(...ends), 'the header has other parts').toBeGreaterThan(0);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  for (const [index, { brings }] of pieces.entries()) {
    response.write(html.slice(ends[index - 1] ?? 0, ends[index]));
    await page.locator(brings).waitFor({ state: 'attached' });
    await page.evaluate(twoFrames);
  }
  response.end(html.slice(ends.at(-1)));
}

async function twoFrames(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
