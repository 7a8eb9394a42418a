import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { openBrowser } from './open-browser.ts';
import type { Runtime } from './serve-variants.ts';

export const runtimes: readonly Runtime[] = ['react', 'preact'];

/** What a visitor notices within this time is there; a busy machine takes longer than a visitor's. */
const patience = 15_000;
export const eventually: typeof expect.poll = (check) => expect.poll(check, { timeout: patience });

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Violations of the policy, errors of the console, exceptions. A test that expects some takes them out. */
  complaints: string[];
  /** What the pages asked other hosts for. None of it left this machine. */
  outside: Request[];
};

export type VisitOptions = BrowserContextOptions & {
  width?: number;
  /** Before the first page is opened: clocks, routes, scripts. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
};

/** What Chromium says of its own animation when a page is left while it is still being turned to: nobody’s mistake. */
const wasTurning = /ViewTransition opt-in disabled/;

type Open = (runtime: Runtime, address: string, options?: VisitOptions) => Promise<Visit>;

/** One browser for a test file. Each visit is a new visitor, gone after the test, who must have seen no complaint. */
export function visitSite(): Open {
  const state: { browser?: Browser } = {};
  const visits: Visit[] = [];
  beforeAll(async () => {
    state.browser = await openBrowser();
  });
  afterAll(() => state.browser?.close());
  afterEach(async () => {
    const ended = visits.splice(0);
    for (const { context } of ended) await context.close();
    expect(ended.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
  return async (runtime, address, options) => {
    if (!state.browser) throw new Error('No browser is open');
    const visit = await createVisit(state.browser, inject('sites')[runtime].origin, options);
    visits.push(visit);
    await visit.page.goto(address);
    return visit;
  };
}

/** A visitor with a window of `width`, whose requests to other hosts are answered here. */
export async function createVisit(
  browser: Browser,
  origin: string,
  { width = 1280, prepare, ...options }: VisitOptions = {},
): Promise<Visit> {
  const viewport = { width, height: width < 600 ? 844 : 900 };
  const context = await browser.newContext({ baseURL: origin, viewport, ...options });
  context.setDefaultTimeout(patience);
  const outside: Request[] = [];
  await context.route(
    (url) => url.origin !== origin,
    (route, request) => {
      outside.push(request);
      return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
    },
  );
  const complaints: string[] = [];
  context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  context.on('weberror', (error) => {
    if (!wasTurning.test(String(error.error()))) complaints.push(String(error.error()));
  });
  if (options.javaScriptEnabled !== false) await context.addInitScript(reportViolations);
  await prepare?.(context);
  return { page: await context.newPage(), context, complaints, outside };
}

/** The console names a policy's violation as well, but not in frames that end at once. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', (event) =>
    console.error(`Policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
  );
}

/** Islands of this kind that listen to the visitor by now. */
export function whenReady(page: Page, island: string): Promise<unknown> {
  return page.locator(`site-island[of="${island}"][ready]`).first().waitFor({ state: 'attached' });
}
