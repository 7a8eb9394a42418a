/** The pictures of `site edit` in docs/screenshots/: what somebody does most often, on a computer and on a phone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repository } from './repository.js';

const field = '.panel [data-control]';
const phone = 700;

/**
 * By name: the page, what is pressed there, what is typed, the buttons pressed afterwards, and by what the editor has answered
 * (selectors); `root`: the site, if it isn’t that of the repository.
 */
const journeys = {
  price: { at: '/courses', press: 'main >> text=£349.99', type: '379.99', until: 'text=pages' },
  date: { at: '/events', press: 'main >> time', until: 'text=20' },
  article: { at: '/blog/osce-time-management-guide', press: 'main >> h2 ~ p', until: 'text=Ctrl+Enter' },
  picture: { at: '/osce', press: 'main >> img', until: 'text=It only decorates' },
  branch: {
    ...{ root: 'branches/nepal', at: '/', press: 'footer >> a[href^="tel:"]' },
    ...{ afterwards: ['site.contact.phone', 'everywhere'], until: 'button:has-text("Take what")' },
  },
  mistake: {
    at: '/courses',
    press: 'main >> text=£349.99',
    type: '£379.99',
    until: 'button:has-text("Write 379.99")',
  },
};

/** `save` gets a name and the picture. The site is copied: nothing is saved, but pages are built beside it. */
export async function photographEditor(browser, save) {
  const copy = await mkdtemp(join(tmpdir(), 'site-editor-'));
  try {
    for (const name of ['site.yaml', 'content', 'branches', '.site/cache'].filter((one) =>
      existsSync(join(repository, one)),
    ))
      await cp(join(repository, name), join(copy, name), { recursive: true });
    for (const root of new Set(Object.values(journeys).map(({ root = '.' }) => root))) {
      const own = Object.entries(journeys).filter(([, { root: one = '.' }]) => one === root);
      await photographSite(browser, { root: join(copy, root), journeys: own, save });
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function photographSite(browser, { root, journeys: own, save }) {
  const editor = await startEditor(root);
  const context = await browser.newContext({ deviceScaleFactor: 2, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(editor.address);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: width < phone ? 844 : 800 });
      for (const [name, journey] of own) {
        await walk(page, journey);
        const session = await context.newCDPSession(page);
        const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
        await save(`edit-${name}-${width}.webp`, Buffer.from(data, 'base64'));
        await page.keyboard.press('Escape');
      }
    }
  } finally {
    await context.close();
    await editor.stop();
  }
}

async function startEditor(root) {
  const args = [join(repository, 'bin/site.js'), 'edit', '--port', '0'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) {
    const address = /http:\/\/\S+\?key=\S+/.exec(line)?.[0];
    if (!address) continue;
    child.stdout.resume();
    const stop = async () => {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
    };
    return { address, stop };
  }
  throw new Error('The editor ended before it said its address.');
}

async function walk(page, { at, press, type, afterwards = [], until }) {
  const shown = page.frameLocator('iframe');
  await shown.locator('site-editor[data-spots]').waitFor({ state: 'attached' });
  const [, frame] = page.frames();
  if (new URL(frame.url()).pathname !== at) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(at);
    await page.getByRole('option').first().click();
    await frame.waitForURL(({ pathname }) => pathname === at);
    await shown.locator('site-editor[data-spots]').waitFor({ state: 'attached' });
  }
  await shown.locator(`${press} >> visible=true`).first().click({ force: true });
  await page.locator(field).waitFor();
  if (type !== undefined) await page.locator(field).fill(type);
  for (const words of afterwards) await page.locator('.panel button', { hasText: words }).first().click();
  await page.locator('.panel').locator(until).first().waitFor();
}
