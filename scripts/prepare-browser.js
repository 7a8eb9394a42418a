import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { browserRecord, findInstalled, readRecord } from './find-browser.js';
import { repository } from './repository.js';
import { runNode, runProgram } from './run-node.js';

const playwright = 'node_modules/playwright/cli.js';
// An absolute path: if a program doesn't start, Node would wait for the whole timeout.
const aptGet = '/usr/bin/apt-get';
const minute = 60_000;

/** For commands that need one. */
export const noBrowser =
  'There is no browser on this machine: install Chromium or Chrome, then run the command again.';

/**
 * Finds a browser for the tests: Playwright's own if it can be downloaded, or an installed Chromium or Chrome, or, as
 * root, Debian's package. Tried once per Playwright version; the result is cached in node_modules. Resolves to whether
 * there is one.
 */
export async function prepareBrowser() {
  const version = playwrightVersion();
  const known = readRecord();
  if (known?.version === version && existsSync(known.path)) return true;
  const own = await downloadOwn();
  const path = own ?? findInstalled() ?? (await installDebian());
  if (!path) return false;
  console.error(`Browser for the tests: ${path}`);
  await mkdir(dirname(browserRecord), { recursive: true });
  await writeFile(browserRecord, JSON.stringify({ version, path, own: path === own }));
  return true;
}

/** The folder of Playwright's own headless Chromium, if it can be downloaded and starts on this system. */
async function downloadOwn() {
  const folder = await ownFolder();
  if (folder && !existsSync(folder)) {
    console.error("Downloading Playwright's browser for the tests (at most 5 minutes) …");
    // Its tracebacks about an unreachable server would only alarm: the next message says what happens instead.
    const options = { stdio: ['ignore', 'ignore', 'ignore'], timeout: 5 * minute };
    const code = await runNode([playwright, 'install', '--only-shell', 'chromium'], options);
    if (code !== 0) console.error('It could not be downloaded; looking for an installed browser.');
  }
  if (!folder || !existsSync(folder)) return undefined;
  if (await starts()) return folder;
  console.error("Playwright's browser does not start on this system; looking for an installed one.");
  return undefined;
}

async function ownFolder() {
  const listing = await output([playwright, 'install', '--only-shell', '--dry-run', 'chromium']);
  return /headless shell[\s\S]*?Install location:\s*(\S.*)/i.exec(listing)?.[1]?.trim();
}

async function starts() {
  const code = `import { chromium } from 'playwright';
    const browser = await chromium.launch({ args: ['--no-sandbox'], timeout: 30000 });
    await browser.close();`;
  const options = { stdio: 'ignore', timeout: minute };
  return (await runNode(['--input-type=module', '--eval', code], options)) === 0;
}

async function installDebian() {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 2, 2], env, timeout: 5 * minute };
  await runProgram(aptGet, ['update', '-qq'], options);
  // Not every release has the smaller one.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.error(`Installing Debian's package ${name} (at most 5 minutes) …`);
    await runProgram(aptGet, ['install', '-y', '-qq', '--no-install-recommends', name], options);
    const path = findInstalled();
    if (path) return path;
  }
  return undefined;
}

function playwrightVersion() {
  return JSON.parse(readFileSync(join(repository, 'node_modules/playwright/package.json'), 'utf8')).version;
}

function output(args) {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: repository, timeout: minute }, (_error, stdout) =>
      resolve(stdout),
    );
  });
}
