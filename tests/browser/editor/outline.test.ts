/** The order of a page, in the real editor: from the keyboard, on a phone, and from the page to its file. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBarriers } from '../find-barriers.ts';
import { fixtureSite } from '../fixture-site.ts';
import { sharedBrowser } from '../shared-browser.ts';
import { type Editing, startEdit } from './start-edit.ts';
import { type EditorVisit, phone, visitEditor } from './visit-editor.ts';

let browser: Browser;
let editing: Editing;
let visit: EditorVisit;
let before: string;
beforeAll(async () => {
  [browser, editing] = await Promise.all([sharedBrowser(), startEdit(fixtureSite)]);
  before = await home();
  // A real one builds its pages first.
  visit = await visitEditor(browser, editing.address, { reducedMotion: 'reduce' }, 60_000);
}, 120_000);
afterAll(async () => {
  await visit?.end();
  await editing?.end();
});

const home = () => readFile(path.join(editing.root, 'content/pages/home.yaml'), 'utf8');
const status = (page: Page) => page.locator('.status').textContent();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
const titles = (page: Page) => page.locator('ol > [data-row] .row-title > span').allTextContents();
const headings = ({ shown }: EditorVisit) => shown.locator('main > * >> h2').allTextContents();

it('a section is moved from the keyboard, the page follows, and undoing it leaves the file as it was', async () => {
  const { page } = visit;
  const shown = await headings(visit);
  await page.getByRole('button', { name: 'Outline' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-row="1"]').waitFor();
  const all = await titles(page);
  const [first = '', , moved = '', next = ''] = all;
  await expect.poll(() => focused(page)).toContain(first);
  await page.locator('[data-row="2"] .row-title').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => status(page)).toMatch(new RegExp(`“${moved}” is now 4 of \\d+\\.`));
  await expect.poll(async () => (await titles(page)).slice(2, 4)).toEqual([next, moved]);
  await expect.poll(() => focused(page)).toContain(moved);
  await expect.poll(() => headings(visit)).not.toEqual(shown);
  expect(await home()).not.toBe(before);
  await page.keyboard.press('Control+z');
  await expect.poll(() => status(page)).toBe(`Undone: ${moved}`);
  await expect.poll(() => titles(page)).toEqual(all);
  expect(await home()).toBe(before);
  await expect.poll(() => headings(visit)).toEqual(shown);
});

it('a section is dragged to its new place; Escape leaves it where it was', async () => {
  const { page } = visit;
  const all = await titles(page);
  const [first = '', second = '', third = '', ...rest] = all;
  await hold(page, { from: 0, over: 2 });
  expect(await page.locator('[data-drop]').getAttribute('data-row')).toBe('2');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await page.locator('[data-drop], [data-dragged]').count()).toBe(0);
  expect(await titles(page)).toEqual(all);
  expect(await home()).toBe(before);
  await hold(page, { from: 0, over: 2 });
  await page.mouse.up();
  await expect.poll(() => titles(page)).toEqual([second, third, first, ...rest]);
  await expect.poll(() => focused(page)).toContain(first);
  await page.keyboard.press('Control+z');
  await expect.poll(home).toBe(before);
  await expect.poll(() => titles(page)).toEqual(all);
});

it('a section is hidden from visitors, and shown again', async () => {
  const { page } = visit;
  const [, , third = ''] = await titles(page);
  const row = page.locator('[data-row="2"]');
  const more = async (command: string): Promise<void> => {
    await row.getByRole('button', { name: `More for ${third}` }).click();
    await row.getByRole('button', { name: command, exact: true }).click();
  };
  const before = await home();
  await more('Hide');
  await expect.poll(() => status(page)).toContain(`“${third}” is hidden.`);
  await expect.poll(() => row.textContent()).toContain('Last shown on');
  expect(await home()).toMatch(/until: "?\d{4}-\d\d-\d\d/);
  await expect.poll(() => headings(visit)).not.toContain(third);
  await more('Show again');
  await expect.poll(() => status(page)).toBe(`“${third}” is shown again.`);
  await expect.poll(() => headings(visit)).toContain(third);
  expect(await home()).toBe(before);
});

/** Takes a row by its grip to the lower half of another one. */
async function hold(page: Page, { from, over }: { from: number; over: number }): Promise<void> {
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} isn’t there`);
    return box;
  };
  const grip = await boxOf(`[data-row="${from}"] .grip`);
  const target = await boxOf(`[data-row="${over}"]`);
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + 40, target.y + target.height * 0.75, { steps: 5 });
}

it('the page itself opens with its own fields, and with what is done to pages', async () => {
  const { page } = visit;
  await page.locator('[data-row="-1"] .row-title').press('Enter');
  await page.getByRole('button', { name: 'Remove this page' }).waitFor();
  await page.locator('.panel').getByText('Description', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toContain('All fields of this page');
});

it('a section opens its fields, and closing them leads back to it', async () => {
  const { page } = visit;
  const [, , third = ''] = await titles(page);
  await page.locator('[data-row="2"] .row-title').press('Enter');
  await page.getByRole('heading', { name: /^All fields of / }).waitFor();
  await page.locator('.panel [data-control]').first().waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toContain(third);
});

it('a new section is tried on the page, then added, and what is refused says why', async () => {
  const { page, shown } = visit;
  const added = 'What nurses ask us before they book';
  await page.getByRole('button', { name: 'Add a section at the top' }).click();
  await page.getByRole('searchbox').fill('course');
  await page.getByRole('button', { name: /^Course in full/ }).click();
  await page.locator('.outline .troubles').waitFor();
  await page.getByRole('searchbox').fill('readable without');
  await page.getByRole('button', { name: /^Questions and answers/ }).click();
  await shown.getByRole('heading', { name: added }).waitFor();
  expect(await home()).toBe(before);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await shown.getByText(added).waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /^More for / })
    .last()
    .click();
  await page.getByRole('button', { name: 'Add a section below' }).click();
  await page.getByRole('button', { name: /^Questions and answers/ }).click();
  await page.getByRole('button', { name: 'Add it here' }).click();
  await expect.poll(() => status(page)).toMatch(new RegExp(`“${added}” is added. It is (\\d+) of \\1\\.`));
  expect(await home()).toContain(`title: ${added}`);
  await shown.getByRole('heading', { name: added }).waitFor();
  await page
    .getByRole('button', { name: /^More for / })
    .last()
    .click();
  await page.getByRole('button', { name: 'Take out' }).click();
  await expect.poll(() => status(page)).toBe(`“${added}” is taken out. Undo brings it back.`);
  expect(await home()).toBe(before);
});

it('on a phone, every target of the outline is large enough, and what was done stays in sight', async () => {
  const { page } = visit;
  await page.setViewportSize(phone.viewport);
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  const small = await page.locator('.outline button').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width < 43.5 || height < 43.5 ? [target.outerHTML.slice(0, 80)] : [];
    }),
  );
  expect(small).toEqual([]);
  const boxes = await Promise.all(
    ['.outline', '.status', '.commands'].map((one) => page.locator(one).boundingBox()),
  );
  const [sheet, said, commands] = boxes.map((box) => ({
    top: box?.y ?? 0,
    bottom: (box?.y ?? 0) + (box?.height ?? 0),
  }));
  expect(said?.top).toBeGreaterThanOrEqual(sheet?.bottom ?? 0);
  expect(commands?.bottom).toBeLessThanOrEqual(phone.viewport.height);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toContain('Outline');
});
