/** The pictures of `site edit` in docs/screenshots/: what somebody does most often, on a computer and on a phone. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repository } from './repository.js';

const field = '.panel [data-control]';
const phone = 700;

/** By name: the page, what is pressed there, what is typed, and the words by which the editor has answered. */
const journeys = {
  price: { at: '/courses', press: 'text=£349.99', type: '379.99', until: 'pages' },
  date: { at: '/events', press: 'time', until: '20' },
  article: { at: '/blog/osce-time-management-guide', press: 'h2 ~ p', until: 'Ctrl+Enter' },
  picture: { at: '/osce', press: 'img', until: 'It only decorates' },
  mistake: { at: '/courses', press: 'text=£349.99', type: '£379.99', until: 'must be a number' },
};

/** `save` gets a name and the picture. The site is copied: nothing is saved, but pages are built beside it. */
export async function photographEditor(browser, save) {
  const root = await mkdtemp(join(tmpdir(), 'site-editor-'));
  for (const name of ['site.yaml', 'content', '.site/cache'].filter((one) =>
    existsSync(join(repository, one)),
  ))
    await cp(join(repository, name), join(root, name), { recursive: true });
  const editor = await startEditor(root);
  try {
    const context = await browser.newContext({ deviceScaleFactor: 2, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(editor.address);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: width < phone ? 844 : 800 });
      for (const [name, journey] of Object.entries(journeys)) {
        await walk(page, journey);
        const session = await context.newCDPSession(page);
        const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
        await save(`edit-${name}-${width}.webp`, Buffer.from(data, 'base64'));
        await page.keyboard.press('Escape');
      }
    }
  } finally {
    editor.stop();
    await rm(root, { recursive: true, force: true });
  }
}

async function startEditor(root) {
  const args = [join(repository, 'bin/site.js'), 'edit', '--port', '0'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) {
    const address = /http:\/\/\S+\?key=\S+/.exec(line)?.[0];
    if (address) return { address, stop: () => child.kill('SIGINT') };
  }
  throw new Error('The editor ended before it said its address.');
}

async function walk(page, { at, press, type, until }) {
  const shown = page.frameLocator('iframe');
  await shown.locator('site-editor[data-spots]').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(at);
  await page.getByRole('option').first().click();
  const [, frame] = page.frames();
  await frame.waitForURL(({ pathname }) => pathname === at);
  await shown.locator('site-editor[data-spots]').waitFor({ state: 'attached' });
  await shown.locator(`main >> ${press} >> visible=true`).first().click({ force: true });
  await page.locator(field).waitFor();
  if (type !== undefined) await page.locator(field).fill(type);
  await page.locator('.panel').getByText(until).first().waitFor();
}
