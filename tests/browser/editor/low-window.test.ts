import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from '../shared-browser.ts';
import { type FakeEditor, startFakeEditor } from './fake-server.ts';
import { type EditorVisit, phone, visitEditor } from './visit-editor.ts';

let browser: Browser;
let fake: FakeEditor;
beforeAll(async () => {
  [browser, fake] = await Promise.all([sharedBrowser(), startFakeEditor()]);
});
afterAll(() => fake?.close());

it.each([
  ['a low window', { viewport: { width: 1280, height: 600 } }],
  ['a small phone', { ...phone, viewport: { width: 390, height: 664 } }],
])('on %s, all of a panel can be reached by scrolling within it', async (_, options) => {
  const visit = await visitEditor(browser, fake.address, { reducedMotion: 'reduce', ...options });
  const { page, shown } = visit;
  await shown.locator('img').click();
  await page.getByText('hills.svg').waitFor();
  await page.locator('details.view > summary').click();
  expect(await hiddenTargets(visit)).toEqual([]);
  await page.getByRole('button', { name: 'All fields of Adult Nursing' }).click();
  await page.getByText('See also').waitFor();
  expect(await hiddenTargets(visit)).toEqual([]);
  await visit.end();
});

/** Whatever can be pressed in the panel, and isn’t where it is looked for once it has been scrolled into view. */
function hiddenTargets({ page }: EditorVisit): Promise<string[]> {
  return page.locator('.panel').evaluate((panel) => {
    const targets = [...panel.querySelectorAll('button, summary, textarea, input:not(.sr-only)')];
    const shown = targets.filter((one) => one.checkVisibility({ opacityProperty: true }));
    return shown.flatMap((target) => {
      target.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const isThere = there !== null && (target.contains(there) || there.contains(target));
      return isThere && panel.contains(there) && there !== panel ? [] : [target.outerHTML.slice(0, 120)];
    });
  });
}
