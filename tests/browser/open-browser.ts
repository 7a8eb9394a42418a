import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Playwright's own browser, else one that the machine has. It talks to nobody but the page under test. */
export function openBrowser(options: readonly string[] = []): Promise<Browser> {
  const own = chromium.executablePath();
  const executablePath = existsSync(own) ? own : installed.find((path) => existsSync(path));
  if (!executablePath) throw new Error('No browser was found: run "npx playwright install chromium"');
  const quiet = [
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ];
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...quiet, ...options] });
}
