import type { Browser } from 'playwright';
import { openBrowser } from './open-browser.ts';

/** A worker keeps its modules from one test file to the next, and with this one its browser. */
let opened: Promise<Browser> | undefined;

/** The browser of this worker, ended with it. Tests open contexts in it, which know nothing of each other. */
export function sharedBrowser(): Promise<Browser> {
  opened ??= openBrowser();
  return opened;
}
