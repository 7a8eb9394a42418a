import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright';
import { afterEach, describe, expect, inject } from 'vitest';
import { movePointerAway } from '../../bench/move-pointer-away.ts';
import type { Runtime } from './serve-sites.ts';
import { sharedBrowser } from './shared-browser.ts';

/**
 * Runs the same tests with each client runtime; those of the second are long (tests/long-tests.ts). `%s` in the title
 * is the runtime.
 */
export function describeRuntimes(title: string, body: (runtime: Runtime) => void): void {
  describe(title.replace('%s', 'react'), () => body('react'));
  describe(title.replace('%s', 'preact'), { tags: ['long/preact'] }, () => body('preact'));
}

/** Long enough for a busy machine; a visitor's is faster. */
const patience = 15_000;
export const eventually: typeof expect.poll = (check) =>
  expect.poll(check, { timeout: patience, interval: 20 });

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Policy violations, console errors and exceptions. A test that expects some takes them out. */
  complaints: string[];
  /** Requests to other hosts. None of them left this machine. */
  outside: Request[];
};

export type VisitOptions = BrowserContextOptions & {
  width?: number;
  /** Keep the browser's cache, as for a real visitor; requests to other hosts are then noted and fail. */
  keeps?: boolean;
  /** Runs before the first page is opened: clocks, routes, scripts. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
};

type Site = Runtime | 'academy';
type Open = (site: Site, address: string, options?: VisitOptions) => Promise<Visit>;

/**
 * Visits the fixture site, with either client runtime, or the academy. Each visit is a new visitor, closed after the
 * test, which fails if there was any complaint.
 */
export function visitSite(): Open {
  const visits: Visit[] = [];
  afterEach(async () => {
    const ended = visits.splice(0);
    await Promise.all(ended.map(({ context }) => context.close()));
    expect(ended.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
  return async (site, address, options) => {
    const { origin } = site === 'academy' ? inject('academy') : inject('sites')[site];
    const visit = await createVisit(await sharedBrowser(), origin, options);
    visits.push(visit);
    await visit.page.goto(address);
    return visit;
  };
}

/**
 * A visitor with a window of `width`, whose requests to other hosts are answered here. They prefer reduced motion, so
 * that nothing is measured while it moves and no page is left during a transition, which Chromium reports as an error;
 * tests of motion set `reducedMotion: 'no-preference'`.
 */
export async function createVisit(
  browser: Browser,
  origin: string,
  { width = 1280, keeps = false, prepare, ...options }: VisitOptions = {},
): Promise<Visit> {
  const viewport = { width, height: width < 600 ? 844 : 900 };
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(patience);
  const outside: Request[] = [];
  const isOutside = (address: string) => new URL(address).origin !== origin;
  if (keeps) context.on('request', (request) => isOutside(request.url()) && outside.push(request));
  else await answerOutside(context, (url) => isOutside(url.href), outside);
  const complaints: string[] = [];
  context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  context.on('weberror', (error) => complaints.push(String(error.error())));
  if (options.javaScriptEnabled !== false) await context.addInitScript(reportViolations);
  await prepare?.(context);
  const page = await context.newPage();
  await movePointerAway(page, origin);
  return { page, context, complaints, outside };
}

/** Any such route disables the browser's cache. */
function answerOutside(context: BrowserContext, isOutside: (url: URL) => boolean, outside: Request[]) {
  return context.route(isOutside, (route, request) => {
    outside.push(request);
    return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
  });
}

/** The console also reports policy violations, but not in frames that close at once. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', (event) =>
    console.error(`Policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
  );
}

/** Waits until an island of this kind is hydrated. */
export function whenReady(page: Page, island: string): Promise<unknown> {
  return page.locator(`site-island[of="${island}"][ready]`).first().waitFor({ state: 'attached' });
}
