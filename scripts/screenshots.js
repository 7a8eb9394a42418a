/**
 * `npm run screenshots`: takes pictures of the shipped site for README.md, from a fresh build in a temporary folder,
 * and of the editor at work on it, and writes them to docs/screenshots/{page}-{width}.webp. Nothing here may import a
 * package before `installPackages` has run.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findBrowser } from './find-browser.js';
import { incomplete } from './incomplete.js';
import { installPackages } from './install-packages.js';
import { photographEditor } from './photograph-editor.js';
import { noBrowser, prepareBrowser } from './prepare-browser.js';
import { repository } from './repository.js';
import { runCommand } from './run-command.js';
import { runNode } from './run-node.js';

const pages = {
  home: '/',
  catalogue: '/courses',
  checkout: '/checkout/osce-virtual-adult',
  article: '/blog/osce-time-management-guide',
};
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
/** In bytes: they are part of the repository. */
const limit = 150_000;
const folder = join(repository, 'docs/screenshots');

process.exitCode = await runCommand(takeScreenshots);

async function takeScreenshots() {
  const installed = await installPackages('tests');
  if (installed !== 0) return installed;
  if (!(await prepareBrowser())) {
    console.error(noBrowser);
    return incomplete;
  }
  const temporary = await mkdtemp(join(tmpdir(), 'site-screenshots-'));
  const out = join(temporary, 'dist');
  try {
    const built = await runNode(['bin/site.js', 'build', '--out', out]);
    if (built !== 0) return built;
    const preview = await startPreview(out);
    try {
      await photograph(preview.address);
    } finally {
      preview.stop();
    }
    return 0;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The command prints its address once the server is ready. */
async function startPreview(out) {
  const args = ['bin/site.js', 'preview', '--out', out, '--port', '0'];
  const child = spawn(process.execPath, args, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) {
    const address = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (address) return { address, stop: () => child.kill('SIGINT') };
  }
  throw new Error('The preview ended before it said its address.');
}

async function photograph(address) {
  const browser = await openBrowser();
  await mkdir(folder, { recursive: true });
  try {
    for (const viewport of sizes) {
      const context = await browser.newContext({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' });
      for (const [name, path] of Object.entries(pages)) {
        const picture = await shoot(await context.newPage(), address + path);
        await save(`${name}-${viewport.width}.webp`, picture);
      }
      await context.close();
    }
    await photographEditor(browser, save);
  } finally {
    await browser.close();
  }
}

async function openBrowser() {
  const { chromium } = await import('playwright');
  return chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
}

/** Loads the page twice: the typefaces are optional, and only from the cache do they arrive in time for sure. */
async function shoot(page, address) {
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (!response?.ok()) throw new Error(`${address} answered ${response?.status()}`);
  await page.reload({ waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await page.close();
  return Buffer.from(data, 'base64');
}

async function save(name, picture) {
  if (picture.length > limit) throw new Error(`${name} has ${picture.length} bytes, more than ${limit}`);
  await writeFile(join(folder, name), picture);
  console.log(`docs/screenshots/${name} ${Math.round(picture.length / 1000)} kB`);
}
