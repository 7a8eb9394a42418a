import type { Page } from 'playwright';
import { expect } from 'vitest';
import { findBarriers } from './find-barriers.ts';
import { layoutShift } from './layout-shift.ts';
import type { Visit } from './visit-site.ts';

type Judging = { widths: number[]; schemes: ('light' | 'dark')[] };

/**
 * Opens a page and judges it at each width (the visitor's own last) in each colour scheme: no barrier, no complaint, no
 * request to another host, nothing that moves while it loads, nothing wider than the window.
 */
export async function judgePage(
  { page, complaints, outside }: Visit,
  address: string,
  { widths, schemes }: Judging,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  expect(await layoutShift(page, address)).toBe(0);
  complaints.splice(0);
  await page.goto(address);
  for (const colorScheme of schemes) {
    // Still: a colour on its way to another has the contrast of neither.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findBarriers(page), `${widths.at(-1)} ${colorScheme}`).toEqual([]);
  }
  const { height = 0 } = page.viewportSize() ?? {};
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    expect(await overflow(page), `at ${width} pixels`).toBe(0);
  }
  expect(complaints.splice(0)).toEqual([]);
  expect(outside.splice(0).map((request) => request.url())).toEqual([]);
}

/** By how many pixels the page is wider than the window. Cutting the rest off would only hide it. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isCut = [document.documentElement, document.body].some((element) =>
      /hidden|clip/.test(getComputedStyle(element).overflowX),
    );
    return isCut ? Number.NaN : document.documentElement.scrollWidth - innerWidth;
  });
}
