/**
 * The script of every page with islands, without any framework: it waits for each island's moment and only then fetches
 * its files. Clicks and submits that come too early are held and replayed once the island is ready.
 */
type Wait = { start: () => void; held: Map<Element, () => void> };

const waiting = new Map<Element, Wait>();

for (const island of document.querySelectorAll('site-island')) {
  const query = matchMedia(read(island, 'media'));
  if (query.matches) arm(island);
  else query.addEventListener('change', () => arm(island), { once: true });
}
for (const type of ['click', 'submit', 'pointerover', 'focusin', 'keydown'])
  addEventListener(type, hear, true);

function arm(island: Element): void {
  const when = read(island, 'when');
  let run: typeof runIsland | undefined = runIsland;
  const start = () => {
    run?.(island);
    run = undefined;
  };
  waiting.set(island, { start, held: new Map() });
  if (when === 'load') start();
  else if (when === 'visible') startWhenVisible(island, start);
  else if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(start);
  else if (when !== 'interaction') setTimeout(start, Number.parseFloat(when.slice(6)) * 1000);
}

/** The element itself has no box (`display: contents`), so its children are watched. */
function startWhenVisible(island: Element, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && start(),
    {
      rootMargin: '200px',
    },
  );
  for (const child of island.children) observer.observe(child);
}

/**
 * If a file can't be fetched or the island fails, it logs that, and the held events get the browser's own behaviour.
 */
async function runIsland(island: Element): Promise<void> {
  // Styles depend on this: a failed island looks as it does without a script.
  let state = 'failed';
  try {
    const files = read(island, 'src').split(' ');
    const [module] = await Promise.all(files.map((file) => import(new URL(file, import.meta.url).href)));
    await module.default(island, JSON.parse(read(island, 'props')));
    state = 'ready';
  } finally {
    island.setAttribute(state, '');
    const wait = waiting.get(island);
    waiting.delete(island);
    for (const replay of wait?.held.values() ?? []) replay();
  }
}

/**
 * Links (except those with `data-hold`), labels, fields and buttons that work in plain HTML are left to the browser.
 */
function hear(event: Event): void {
  const target = event.target;
  const island = target instanceof Element && target.closest('site-island');
  const wait = island && waiting.get(island);
  if (!wait) return;
  if (read(island, 'when') === 'interaction') wait.start();
  const button = target.closest('[type=button]:not([popovertarget],[commandfor]),[data-hold]');
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    wait.held.set(target, () => target.requestSubmit(event.submitter));
  } else if (event.type === 'click' && button instanceof HTMLElement) {
    wait.held.set(button, () => button.click());
  } else return;
  event.preventDefault();
  event.stopImmediatePropagation();
  wait.start();
}

function read(island: Element, attribute: string): string {
  return island.getAttribute(attribute) ?? '';
}
