/** Runs before each file of browser tests: the shared browser outlives them, and listens for the end of its worker. */
import { guardProcess } from '../setup/guard-process.ts';
import { sharedBrowser } from './shared-browser.ts';

await sharedBrowser();
guardProcess();
