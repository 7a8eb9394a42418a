import type { Viewport } from 'puppeteer-core';
import { findProgram } from '../../hosting/find-program.ts';
import type { Seat } from './seat.ts';

/** Debian’s, or that of its maker. */
export const firefox = findProgram('firefox-esr') ?? findProgram('firefox');

/** Firefox at the editor, over WebDriver BiDi. Started for one visit, as touch is a preference of the whole browser. */
export async function sitInFirefox(
  address: string,
  { viewport, hasTouch = false }: { viewport: Viewport; hasTouch?: boolean },
): Promise<Seat> {
  const hadPatterns = 'URLPattern' in globalThis;
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({
    ...{ browser: 'firefox', executablePath: firefox, headless: true },
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: { 'dom.w3c_touch_events.enabled': hasTouch ? 1 : 0, 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  await page.setViewport(viewport);
  await page.goto(address);
  const press = await keyboardOf(browser);
  return {
    key: (keys) => press([keys.split('+')]),
    type: (text) => press(Array.from(text, (letter) => [letter])),
    tap: (x, y) => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    ask: async <T, A>(where: 'editor' | 'page', question: (given: A) => T, given: A) => {
      const frame = page.frames()[where === 'editor' ? 0 : 1];
      if (!frame) throw new Error('The editor shows no page.');
      // Its types take handles within what is given; there are none.
      return frame.evaluate(question as (given: unknown) => T, given) as Promise<T>;
    },
    // axe has looked at the same states in Chromium.
    barriers: async () => [],
    leave: async () => {
      await browser.close();
      // It brings one for older versions of Node, for everybody.
      if (!hadPatterns) Reflect.deleteProperty(globalThis, 'URLPattern');
    },
  };
}

/** What puppeteer speaks BiDi over; its types leave it out. */
type Spoken = { connection: { send: (method: string, given: object) => Promise<{ result: Answer }> } };
type Answer = { contexts?: { context: string }[]; type?: string };

/**
 * Presses keys in the window of Firefox, as a keyboard does: those of BiDi reach the page alone, and Tab would never
 * come back from the address bar.
 */
async function keyboardOf(browser: object): Promise<(strokes: string[][]) => Promise<void>> {
  const { connection } = browser as Spoken;
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const target = { context: result.contexts?.[0]?.context };
  return async (strokes) => {
    const expression = `(${strike})(${JSON.stringify(strokes)})`;
    const answer = await connection.send('script.evaluate', { expression, target, awaitPromise: false });
    if (answer.result.type !== 'success') throw new Error(JSON.stringify(answer.result));
  };
}

/** In the window of Firefox. Keys of one stroke are held together. */
const strike = `(strokes) => {
  const keyboard = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
  keyboard.beginInputTransactionForTests(window);
  // A box is ticked by the place of the key.
  const event = (key) => new KeyboardEvent('', key === 'Space' ? { key: ' ', code: key } : { key });
  for (const keys of strokes) {
    for (const key of keys) keyboard.keydown(event(key));
    for (const key of keys.toReversed()) keyboard.keyup(event(key));
  }
}`;
