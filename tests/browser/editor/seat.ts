import type { Browser, BrowserContextOptions } from 'playwright';
import { expect } from 'vitest';
import { findBarriers } from '../find-barriers.ts';

/** A browser with the editor in it, for somebody who has nothing but keys, and a finger or a mouse. */
export type Seat = {
  /** Such as `Tab` or `Control+k`. */
  key: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  tap: (x: number, y: number) => Promise<void>;
  /** Asks in the editor’s document, or in that of the page that it shows. */
  ask: <T, A>(where: 'editor' | 'page', question: (given: A) => T, given: A) => Promise<T>;
  barriers: () => Promise<string[]>;
  leave: () => Promise<void>;
};

/** Chromium at the editor. */
export async function sitDown(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<Seat> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  return {
    key: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    tap: (x, y) => (options.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    ask: async (where, question, given) => {
      const frame = page.frames()[where === 'editor' ? 0 : 1];
      if (!frame) throw new Error('The editor shows no page.');
      // Playwright’s types take handles within what is given; there are none.
      return frame.evaluate(question as (given: unknown) => ReturnType<typeof question>, given);
    },
    barriers: () => findBarriers(page),
    leave: async () => {
      await context.close();
      expect(complaints).toEqual([]);
    },
  };
}
