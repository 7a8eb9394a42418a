import type { Browser, Frame, Page } from 'playwright';

/** What is timed, in the order in which an editor does it. */
export const steps = ['field', 'page', 'saved', 'undone'] as const;

/** Milliseconds, one for each run. */
export type VisitTimes = Readonly<Record<(typeof steps)[number], number[]>>;

type VisitOptions = {
  /** The address of a page, and a selector of a text in its main part. */
  page: string;
  text: string;
  runs: number;
};

/** The moments of the last events of a frame, in milliseconds since 1970. */
type Moments = Partial<Record<'pointerup' | 'focusin' | 'input' | 'keydown' | 'changed' | 'saved', number>>;

/** The editor rests for so long before it asks for the page. */
const rest = 120;

/** Opens a text, types, saves and takes it back, again and again. */
export async function measureVisit(
  browser: Browser,
  address: string,
  { page: at, text, runs }: VisitOptions,
): Promise<VisitTimes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(recordMoments);
  await page.goto(address);
  const shown = page.frameLocator('iframe');
  const isReady = () => shown.locator('site-editor[data-spots]').waitFor({ state: 'attached' });
  await isReady();
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('combobox').fill(at);
  await page.getByRole('option').first().click();
  await framesOf(page)[1].waitForURL((url) => url.pathname === at);
  await isReady();
  const place = shown.locator('main').locator(text).first();
  const times: VisitTimes = { field: [], page: [], saved: [], undone: [] };
  for (let run = 0; run < runs; run += 1) {
    const [shell, inner] = framesOf(page);
    // A link may cover the whole card.
    await place.click({ force: true });
    const field = page.locator('.panel [data-control]').first();
    await field.waitFor();
    await until(shell, 'focusin', await momentOf(inner, 'pointerup'));
    times.field.push((await momentOf(shell, 'focusin')) - (await momentOf(inner, 'pointerup')));

    const before = await field.inputValue();
    await field.fill(/^\d/.test(before) ? String(Number(before) + 1 + (run % 2)) : `${before} ${run}`);
    const typed = await momentOf(shell, 'input');
    times.page.push((await until(inner, 'changed', typed)) - typed - rest);

    await page.keyboard.press('Enter');
    const entered = await momentOf(shell, 'keydown');
    times.saved.push((await until(shell, 'saved', entered)) - entered);

    await page.getByRole('button', { name: 'Undo' }).first().click();
    const taken = await momentOf(shell, 'pointerup');
    const isAsked = page.waitForResponse(/\/api\/page\?/);
    times.undone.push((await until(inner, 'changed', taken)) - taken);
    await isAsked;
    await page.waitForTimeout(500);
  }
  await context.close();
  return times;
}

/** The editor’s own frame, and that of the site’s page. */
function framesOf(page: Page): [Frame, Frame] {
  const [shell, inner] = page.frames();
  if (!shell || !inner) throw new Error('The editor shows no page.');
  return [shell, inner];
}

function momentOf(frame: Frame, name: keyof Moments): Promise<number> {
  return frame.evaluate((wanted) => moments[wanted] ?? 0, name);
}

/** The first moment of an event after another moment. */
async function until(frame: Frame, name: keyof Moments, after: number): Promise<number> {
  await frame.waitForFunction(([wanted, past]) => (moments[wanted] ?? 0) > past, [name, after] as const);
  return momentOf(frame, name);
}

declare const moments: Moments;

/** Runs in every frame: notes when somebody did something, and when the words of the page or of the status changed. */
function recordMoments(): void {
  const seen: Moments = {};
  Object.assign(globalThis, { moments: seen });
  const now = () => performance.timeOrigin + performance.now();
  for (const event of ['pointerup', 'focusin', 'input', 'keydown'] as const)
    addEventListener(
      event,
      () => {
        seen[event] = now();
      },
      true,
    );
  let words = '';
  const look = () => {
    const shown = document.querySelector(window === top ? '[role="status"]' : 'main')?.textContent ?? '';
    if (shown !== words) seen.changed = now();
    if (shown !== words && shown.startsWith('Saved')) seen.saved = now();
    words = shown;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}
