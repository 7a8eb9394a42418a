import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../find-barriers.ts';
import { fixtureSite } from '../fixture-site.ts';
import { sharedBrowser } from '../shared-browser.ts';
import { type Editing, startEdit } from './start-edit.ts';
import { type EditorVisit, phone, visitEditor } from './visit-editor.ts';

/** How somebody works: every press is one of a keyboard, or of a finger on a phone. */
type Hands = 'the keyboard alone' | 'touch at 390 pixels';
const hands: readonly Hands[] = ['the keyboard alone', 'touch at 390 pixels'];

const field = '.panel [data-control]';
let browser: Browser;
let visit: EditorVisit;
beforeAll(async () => {
  browser = await sharedBrowser();
});

describe.each(hands.slice(0, 1))('with %s', (by) => {
  let editing: Editing;
  beforeAll(async () => {
    editing = await startEdit(fixtureSite);
    visit = await visitEditor(browser, editing.address, by === hands[1] ? phone : {});
  });
  afterAll(async () => {
    await Promise.all([visit?.end(), editing?.end()]);
  });

  it('a date is moved', async () => {
    await goTo(visit, '/events', by);
    await press(visit, '12 October 2025', /^Edit Date.*A Full Circuit/, by);
    await type(visit, '2025-10-19');
    await visit.page.getByText('Sunday, 19 October 2025').waitFor();
    expect(await findBarriers(visit.page)).toEqual([]);
    await save(visit, by);
    await expect.poll(() => read(editing, 'content/events/full-circuit.yaml')).toMatch(/^date: 2025-10-19$/m);
  });

  it('a word within an article is changed', async () => {
    await goTo(visit, '/blog/where-the-minutes-go', by);
    await press(visit, /^Record yourself doing one station/, /Record yourself doing one station/, by);
    const text = await visit.page.locator(field).inputValue();
    await type(visit, text.replace('with a pen', 'with a pencil'));
    await visit.shown.getByText('watch it with a pencil in your hand').waitFor();
    expect(await findBarriers(visit.page)).toEqual([]);
    await save(visit, by);
    const file = 'content/posts/where-the-minutes-go.mdx';
    const before = await readFile(path.join(fixtureSite, file), 'utf8');
    await expect.poll(() => read(editing, file)).toBe(before.replace('with a pen', 'with a pencil'));
  });
});

it('on a small touch screen, a finger means the text that it touches, below a link that covers its card', async () => {
  const editing = await startEdit(fixtureSite);
  const touched = await visitEditor(browser, editing.address, { ...phone, isMobile: false });
  try {
    await goTo(touched, '/courses', 'touch at 390 pixels');
    const card = touched.shown.locator('main .course-card').last();
    const course = (await card.getByRole('heading').first().innerText()).trim();
    const [around, price] = [await boxOf(card), await boxOf(card.locator('.price__current'))];
    await card.tap({ position: { x: price.x - around.x + 5, y: price.y - around.y + price.height / 2 } });
    await touched.page.getByRole('heading', { name: 'Price', exact: true }).waitFor();
    expect(await touched.page.locator('.panel .within').textContent()).toBe(course);
  } finally {
    await Promise.all([touched.end(), editing.end()]);
  }
});

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

function read({ root }: Editing, file: string): Promise<string> {
  return readFile(path.join(root, file), 'utf8');
}

/** By its title or its address. */
async function goTo({ page, shown }: EditorVisit, words: string, by: Hands): Promise<void> {
  if (by === hands[0]) await page.keyboard.press('Control+k');
  else await page.getByRole('button', { name: 'Find' }).tap();
  await page.getByRole('combobox').fill(words);
  const option = page.getByRole('option').first();
  await option.waitFor();
  const frame = page.frames()[1];
  const before = frame?.url();
  await (by === hands[0] ? page.keyboard.press('Enter') : option.tap());
  await expect.poll(() => page.frames()[1]?.url() !== before || words.startsWith('Training')).toBe(true);
  await shown.locator('site-editor[data-spots]').waitFor({ state: 'attached' });
}

/** `name`: of its button for the keyboard, which Tab reaches in page order. */
async function press(
  { page, shown }: EditorVisit,
  text: string | RegExp,
  name: RegExp,
  by: Hands,
): Promise<void> {
  if (by === hands[1]) {
    const main = shown.locator('main');
    await (text === 'img' ? main.locator('img') : main.getByText(text).filter({ visible: true }))
      .first()
      .tap();
  } else {
    await page.getByRole('button', { name: 'Changes' }).focus();
    const focused = () =>
      shown.locator('site-editor').evaluate((element) => element.shadowRoot?.activeElement?.ariaLabel ?? '');
    for (let presses = 0; presses < 400; presses += 1) {
      await page.keyboard.press('Tab');
      if (name.test(await focused())) break;
    }
    expect(await focused()).toMatch(name);
    await page.keyboard.press('Enter');
  }
  await page.locator(field).first().waitFor();
}

async function type({ page }: EditorVisit, text: string): Promise<void> {
  await page.locator(field).fill(text);
}

async function save({ page }: EditorVisit, by: Hands): Promise<void> {
  if (by === hands[0]) await page.keyboard.press('Control+Enter');
  else await page.getByRole('button', { name: 'Save' }).tap();
  await page.getByText(/^Saved: /).waitFor();
}
