import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../../scripts/find-browser.js';

/** Playwright's own browser, or else an installed one. It connects only to the page under test. */
export function openBrowser(options: readonly string[] = []): Promise<Browser> {
  const quiet = [
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Letters as wide as in Chrome: the headless shell alone would fit them to the pixel grid.
    '--font-render-hinting=none',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ];
  const args = ['--no-sandbox', '--disable-gpu', ...quiet, ...options];
  return chromium.launch({ executablePath: findBrowser(), args });
}
