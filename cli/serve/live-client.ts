/**
 * The script that `site watch` adds to each page: replaces styles, reloads the page if it changed, and shows problems
 * over the last good page. It is sent as the text of this function, so it must be self-contained. It obeys the site's
 * own policy: no inline style, no HTML made from text.
 */
export function liveClient(): void {
  const script = document.querySelector<HTMLScriptElement>('script[src="/__site/live.js"]');
  const scrollKey = `site:scroll:${location.pathname}`;

  const restoreScroll = (): void => {
    const kept = sessionStorage.getItem(scrollKey);
    sessionStorage.removeItem(scrollKey);
    if (kept !== null) scrollTo({ top: Number(kept), behavior: 'instant' });
  };

  const reload = (): void => {
    sessionStorage.setItem(scrollKey, String(scrollY));
    location.reload();
  };

  const marks = new CSSStyleSheet();
  const exchangeStyles = (css: string): void => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet, marks];
    for (const old of document.styleSheets) old.disabled = true;
  };

  let overlay: HTMLElement | undefined;
  const hideProblems = (): void => {
    overlay?.remove();
    overlay = undefined;
  };

  type Shown = { title: string; text: string; close: string };
  /** What islands of this page have failed in: shown unless the site itself has problems. */
  let failed: Shown | undefined;
  let dismissed: string | undefined;

  const showProblems = ({ title, text, close }: Shown): void => {
    hideProblems();
    overlay = document.createElement('site-problems');
    const root = overlay.attachShadow({ mode: 'open' });
    const look = new CSSStyleSheet();
    look.replaceSync(overlayLook);
    root.adoptedStyleSheets = [look];
    // No dialog element: that takes the focus away from whoever is typing.
    const dialog = Object.assign(document.createElement('div'), { role: 'dialog', popover: 'manual' });
    const heading = Object.assign(document.createElement('h2'), { id: 'title', textContent: title });
    const report = Object.assign(document.createElement('pre'), {
      textContent: text,
      role: 'alert',
      tabIndex: 0,
    });
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: close });
    button.addEventListener('click', () => {
      dismissed = text;
      hideProblems();
    });
    dialog.setAttribute('aria-labelledby', 'title');
    dialog.append(heading, report, button);
    root.append(dialog);
    document.documentElement.append(overlay);
    // Above the page's own dialogs, and the page stays usable.
    dialog.showPopover();
  };

  /** With and without the trailing slash that a host may add. */
  const pathOf = (address: string): string => address.replace(/(?<=.)\/$/, '');

  let badge: HTMLElement | undefined;
  const showDrafts = ({
    addresses,
    mark,
    text,
  }: {
    addresses: string[];
    mark: string;
    text: string;
  }): void => {
    if (!document.adoptedStyleSheets.includes(marks)) document.adoptedStyleSheets.push(marks);
    const links = addresses.flatMap((address) => [`a[href="${address}"]`, `a[href^="${address}#"]`]);
    const after = links.map((link) => `${link}::after`);
    marks.replaceSync(
      links.length === 0
        ? ''
        : `${links} { outline: 2px dashed #9a3412; outline-offset: 2px; }
           ${after} { content: ${JSON.stringify(mark)}; margin-inline-start: .5em; padding: 0 .4em; border-radius: 3px;
             background: #9a3412; color: #fff; font: 600 .75rem/1.5 system-ui, sans-serif; }`,
    );
    const isDraft = addresses.some((address) => pathOf(address) === pathOf(location.pathname));
    badge?.remove();
    badge = undefined;
    if (!isDraft) return;
    badge = document.createElement('site-draft');
    const root = badge.attachShadow({ mode: 'open' });
    const look = new CSSStyleSheet();
    look.replaceSync(badgeLook);
    root.adoptedStyleSheets = [look];
    root.append(Object.assign(document.createElement('p'), { role: 'status', textContent: text }));
    document.documentElement.append(badge);
  };

  const badgeLook = `
    p { position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483647; max-width: calc(100vw - 2rem); margin: 0; padding: .5rem .75rem;
      border-radius: 4px; background: #9a3412; color: #fff; font: 600 .875rem/1.4 system-ui, sans-serif; pointer-events: none; }`;

  const overlayLook = `
    [role='dialog'] { box-sizing: border-box; position: fixed; inset: auto 0 0; width: 100%; max-width: none; max-height: 70vh;
      margin: 0; padding: 1rem 1.5rem 1.5rem; overflow: auto; border: 0; border-top: 4px solid #ff6b5e;
      background: #17191f; color: #f4f4f0; font: 1rem/1.5 system-ui, sans-serif; text-align: start; }
    h2 { margin: 0 6rem .75rem 0; font-size: 1.0625rem; }
    pre { margin: 0; font: .875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
    button { position: absolute; inset-block-start: .75rem; inset-inline-end: 1.5rem; min-height: 2.25rem;
      padding: 0 1rem; border: 1px solid #f4f4f0; border-radius: 4px; background: none; color: inherit; font: inherit; }
    :focus-visible { outline: 3px solid #ffd54a; outline-offset: 2px; }`;

  let events: EventSource | undefined;
  let state = script?.dataset.state ?? '';
  let told = '';
  const leave = (): void => {
    events?.close();
    events = undefined;
  };

  /** Browsers allow only six connections per server, so a hidden page has none, and catches up once it is visible. */
  const follow = (): void => {
    leave();
    if (document.visibilityState === 'hidden') return;
    events = new EventSource(`/__site/events?${new URLSearchParams({ page: location.pathname, state })}`);
    const on = (name: string, act: (data: string) => void): void =>
      events?.addEventListener(name, (event) => {
        state = event.lastEventId;
        act(event.data);
      });
    let isAgain = false;
    events.addEventListener('open', () => {
      isAgain = true;
    });
    on('reload', reload);
    on('styles', (data) => exchangeStyles(JSON.parse(data)));
    on('problems', (data) => {
      // Problems that were dismissed stay hidden on return.
      if (!isAgain || data !== told) showProblems(JSON.parse(data));
      [isAgain, told] = [false, data];
    });
    on('clear', () => {
      told = '';
      hideProblems();
      if (failed && failed.text !== dismissed) showProblems(failed);
    });
    on('drafts', (data) => showDrafts(JSON.parse(data)));
  };

  type Failure = { kind: string; message: string; stack: string };
  const report = async (failure: Failure): Promise<void> => {
    const headers = { 'x-site-token': script?.dataset.token ?? '' };
    const body = JSON.stringify(failure);
    // The server may have been stopped.
    const answer = await fetch('/__site/failures', { method: 'POST', headers, body }).catch(() => undefined);
    const problems: Shown | null = answer?.ok ? await answer.json() : null;
    if (!problems || failed?.text.split('\n\n\n').includes(problems.text)) return;
    failed = { ...problems, text: failed ? `${failed.text}\n\n\n${problems.text}` : problems.text };
    if (told === '' || told === 'null') showProblems(failed);
  };
  const reportError = (error: unknown): void => {
    if (error instanceof Error) report({ kind: 'error', message: error.message, stack: error.stack ?? '' });
  };
  const reportRefusal = (event: SecurityPolicyViolationEvent): void => {
    const { effectiveDirective: directive, blockedURI, sourceFile, lineNumber, columnNumber, sample } = event;
    const origin = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
    const what = sample === '' ? origin : sample;
    const stack = `${sourceFile}:${lineNumber}:${columnNumber}`;
    report({ kind: 'policy', message: `${directive} forbids ${what}`, stack });
  };
  const early: unknown = Reflect.get(globalThis, 'siteFailures');
  if (Array.isArray(early)) early.forEach(report);
  addEventListener('site-failure', (event) => {
    if (event instanceof CustomEvent) report(event.detail);
  });
  addEventListener('error', ({ error }) => reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  document.addEventListener('securitypolicyviolation', reportRefusal);

  document.addEventListener('visibilitychange', follow);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', (event) => event.persisted && location.reload());

  restoreScroll();
  follow();
}
