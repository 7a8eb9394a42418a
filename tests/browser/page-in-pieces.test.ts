/** On a slow line a page arrives in pieces and is shown as it comes: nothing shown moves when more arrives. */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { pageFile } from '../../bench/page-file.ts';
import { listen, type RunningServer } from '../../cli/serve/listen.ts';
import { serveSite } from '../../cli/serve/serve-site.ts';
import { testFirst } from '../test-first.ts';
import { layoutShift } from './layout-shift.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit } from './visit-site.ts';

const { out } = inject('sites').react;
/** The pages with the most sections. */
const pages = ['/', '/courses', '/courses/adult-online', '/osce', '/blog/where-the-minutes-go'];

type Cut = { tag: RegExp; selector: string };
/** A page is cut before each of these elements; the rest is sent once the part before has been painted. */
const parts: Cut = { tag: /(?=<(?:section|footer)[ >])/, selector: 'section, footer' };
const headerParts: Cut = {
  tag: /(?=<\w+ [^>]*class="header__(?:tools|actions|burger)[ "])/,
  selector: '.header__tools, .header__actions, .header__burger',
};

let server: RunningServer;
let awaited: { address: string; answer: (response: ServerResponse) => void } | undefined;
beforeAll(async () => {
  const intercept = ({ url }: { url?: string | undefined }, response: ServerResponse) => {
    if (!awaited || url !== awaited.address) return false;
    awaited.answer(response);
    return true;
  };
  server = await listen(
    { port: 0 },
    serveSite({ out, intercept, reportBug: (error) => expect.fail(String(error)) }),
  );
});
afterAll(() => server?.close());

testFirst(1, [390, 768, 1280])('the header stays where it is at %s pixels', async (width) => {
  expect(await shiftInPieces('/courses', headerParts, width)).toBe(0);
});

testFirst(2, pages)('%s: what is shown stays where it is when the next section comes', async (address) => {
  expect(await shiftInPieces(address, parts, 1280)).toBe(0);
});

async function shiftInPieces(address: string, cut: Cut, width: number): Promise<number> {
  const html = readFileSync(path.join(out, pageFile(address)), 'utf8');
  const pieces = html.split(cut.tag);
  expect(pieces.length, 'pieces').toBeGreaterThan(1);
  const origin = `http://localhost:${server.port}`;
  const { page, context } = await createVisit(await sharedBrowser(), origin, { width, keeps: true });
  const asked = new Promise<ServerResponse>((resolve) => {
    awaited = { address, answer: resolve };
  });
  const sent = asked.then((response) =>
    send(pieces, { to: response, shownOn: page, selector: cut.selector }),
  );
  const [shift] = await Promise.all([layoutShift(page, address, { inPieces: true }), sent]);
  await context.close();
  return shift;
}

async function send(
  pieces: readonly string[],
  { to, shownOn, selector }: { to: ServerResponse; shownOn: Page; selector: string },
): Promise<void> {
  to.setHeader('content-type', 'text/html; charset=utf-8');
  for (const [index, piece] of pieces.entries()) {
    to.write(piece);
    const start = index === 0 ? shownOn.locator('body') : shownOn.locator(selector).nth(index - 1);
    await start.waitFor({ state: 'attached' });
    await shownOn.evaluate(twoFrames);
  }
  to.end();
}

async function twoFrames(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
