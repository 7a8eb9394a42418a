import type { Browser } from 'playwright';
import { openBrowser } from './open-browser.ts';

/** A worker keeps its modules, and so its browser, from one test file to the next. */
let opened: Promise<Browser> | undefined;

/** The browser of this worker, closed with it. Tests open isolated contexts in it. */
export function sharedBrowser(): Promise<Browser> {
  opened ??= openBrowser();
  return opened;
}
