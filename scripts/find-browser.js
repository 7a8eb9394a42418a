import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { repository } from './repository.js';

/** The result of `prepareBrowser`, until Playwright's version changes: `{ version, path, own }`. */
export const browserRecord = join(repository, 'node_modules/.cache/test-browser.json');

/** The headless shell first: it renders pages for programs only, as Playwright's own does, in half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser to start for tests and pictures; undefined if Playwright finds its own. */
export function findBrowser() {
  const known = readRecord();
  if (known && existsSync(known.path)) return known.own ? undefined : known.path;
  return findInstalled();
}

/** An installed browser. */
export function findInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...fixedPlaces].find((path) => existsSync(path));
}

export function readRecord() {
  return existsSync(browserRecord) ? JSON.parse(readFileSync(browserRecord, 'utf8')) : undefined;
}
