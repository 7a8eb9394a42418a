import type { Page } from 'playwright';
import { expect } from 'vitest';
import { findBarriers } from './find-barriers.ts';
import { layoutShift } from './layout-shift.ts';
import type { Visit } from './visit-site.ts';

type Judging = {
  /**
   * Windows in which the page is checked for barriers and, at each of their widths, for layout shifts while it loads.
   */
  windows: readonly { width: number; scheme: 'light' | 'dark' }[];
  /** Widths of windows in which the page has to fit. */
  widths: readonly number[];
};

/**
 * Opens a page and checks it in each window: no barrier, no complaint, no request to another host, no layout shift
 * while it loads, and nothing wider than the window at any width. It is loaded once for each width of `windows`, and
 * once more with its typefaces; resizing does for the rest.
 */
export async function judgePage(
  { page, complaints, outside }: Visit,
  address: string,
  { windows, widths }: Judging,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  for (const width of new Set(windows.map((window) => window.width))) {
    await page.setViewportSize(sizeOf(width));
    expect(await layoutShift(page, address), `at ${width} pixels`).toBe(0);
  }
  complaints.splice(0);
  await page.goto(address);
  for (const { width, scheme } of windows) {
    await page.setViewportSize(sizeOf(width));
    // Without motion: a colour in transition has the contrast of neither end.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    expect(await findBarriers(page), `${width} ${scheme}`).toEqual([]);
  }
  for (const width of widths) {
    await page.setViewportSize(sizeOf(width));
    expect(await overflow(page), `at ${width} pixels`).toBe(0);
  }
  expect(complaints.splice(0)).toEqual([]);
  expect(outside.splice(0).map((request) => request.url())).toEqual([]);
}

function sizeOf(width: number): { width: number; height: number } {
  return { width, height: width < 600 ? 844 : 900 };
}

/** By how many pixels the page is wider than the window; NaN if the overflow is cut off, which would only hide it. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isCut = [document.documentElement, document.body].some((element) =>
      /hidden|clip/.test(getComputedStyle(element).overflowX),
    );
    return isCut ? Number.NaN : document.documentElement.scrollWidth - innerWidth;
  });
}
