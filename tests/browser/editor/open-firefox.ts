import type { KeyInput } from 'puppeteer-core';
import { findProgram } from '../../hosting/find-program.ts';
import type { Seat } from './seat.ts';

/** Debian’s, or that of its maker. */
export const firefox = findProgram('firefox-esr') ?? findProgram('firefox');

/** Firefox at the editor, over WebDriver BiDi. Started for one visit, as touch is a preference of the whole browser. */
export async function sitInFirefox(address: string, size: { width: number; height: number }): Promise<Seat> {
  const hadPatterns = 'URLPattern' in globalThis;
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({
    ...{ browser: 'firefox', executablePath: firefox, headless: true },
    extraPrefsFirefox: { 'dom.w3c_touch_events.enabled': 1, 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  await page.setViewport(size);
  await page.goto(address);
  return {
    key: async (keys) => {
      const known = keys.split('+').flatMap((key) => keyNames.get(key) ?? []);
      for (const key of known) await page.keyboard.down(key);
      for (const key of known.toReversed()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    tap: (x, y) => page.touchscreen.tap(x, y),
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

/** As this library calls them. */
const keyNames = new Map<string, KeyInput>([
  ['Tab', 'Tab'],
  ['Enter', 'Enter'],
  ['Space', ' '],
  ['ArrowRight', 'ArrowRight'],
  ['Control', 'Control'],
  ['a', 'a'],
  ['k', 'k'],
]);
