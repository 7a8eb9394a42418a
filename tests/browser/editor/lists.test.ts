import type { Browser } from 'playwright';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { findBarriers } from '../find-barriers.ts';
import { sharedBrowser } from '../shared-browser.ts';
import { type FakeEditor, startFakeEditor } from './fake-server.ts';
import { type EditorVisit, visitEditor } from './visit-editor.ts';

let browser: Browser;
let fake: FakeEditor;
let visit: EditorVisit;
beforeAll(async () => {
  browser = await sharedBrowser();
});
beforeEach(async () => {
  fake = await startFakeEditor();
  visit = await visitEditor(browser, fake.address, { reducedMotion: 'reduce' });
  await visit.open('349.99');
  await visit.page.getByRole('button', { name: 'All fields of Adult Nursing' }).click();
  await visit.page.getByText('See also').waitFor();
});
afterEach(async () => {
  await visit.end();
  fake.close();
});

const form = (title: string) =>
  visit.page.locator('form', { has: visit.page.getByText(title, { exact: true }) });
const focused = () =>
  visit.page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);

it('words are added, moved and taken out from the keyboard, and saved as one', async () => {
  const { page } = visit;
  const features = form('Features');
  await features.getByRole('button', { name: 'Add one' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Recordings');
  await features.getByRole('button', { name: 'Move Recordings up' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Move Recordings up');
  await page.keyboard.press('Alt+ArrowUp');
  await features.getByText('Recordings is now 1 of 3.').waitFor({ state: 'attached' });
  // It can go no further up.
  await expect.poll(focused).toBe('Move Recordings down');
  await features.getByRole('button', { name: 'Take Live lessons out' }).focus();
  await page.keyboard.press('Enter');
  expect(await findBarriers(page)).toEqual([]);
  await features.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => fake.values.get('features')).toEqual(['Recordings', 'Small groups']);
});

it('a new item has the fields of its schema, those that it needs first', async () => {
  const { page } = visit;
  const questions = form('Questions');
  await questions.getByRole('button', { name: 'Add one' }).click();
  expect(await questions.locator('.new-field > label').allTextContents()).toEqual([
    expect.stringMatching(/^Question *$/),
    expect.stringMatching(/^Answer *$/),
    'More about it optional',
  ]);
  await page.keyboard.type('Where?');
  await page.getByLabel('Answer', { exact: true }).fill('By the harbour.');
  expect(await findBarriers(page)).toEqual([]);
  await questions.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => fake.values.get('questions'))
    .toEqual([
      { question: 'How long?', answer: 'A week.' },
      { question: 'Where?', answer: 'By the harbour.' },
    ]);
});
