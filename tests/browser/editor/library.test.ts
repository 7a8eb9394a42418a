/** Files are found, renamed, replaced and removed, by keys and on a phone. */
import type { Browser } from 'playwright';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sharedBrowser } from '../shared-browser.ts';
import { type FakeEditor, startFakeEditor } from './fake-server.ts';
import { type EditorVisit, phone, visitEditor } from './visit-editor.ts';

let browser: Browser;
let fake: FakeEditor;
let visit: EditorVisit;
beforeAll(async () => {
  browser = await sharedBrowser();
});
beforeEach(async () => {
  fake = await startFakeEditor();
});
afterEach(async () => {
  await visit.end();
  fake.close();
});

const come = async (options = {}): Promise<void> => {
  visit = await visitEditor(browser, fake.address, { reducedMotion: 'reduce', ...options });
  await visit.page.getByRole('button', { name: 'Site', exact: true }).click();
  await visit.page.getByRole('button', { name: 'Pictures and files' }).click();
};
const file = (name: RegExp) => visit.page.getByRole('button', { name });
const said = (words: string | RegExp) => visit.page.getByRole('status').filter({ hasText: words }).waitFor();

it('a file is renamed by keys alone, and the focus stays in the dialog', async () => {
  await come();
  const { page } = visit;
  await page.keyboard.type('hill');
  await file(/^harbour/).waitFor({ state: 'detached' });
  await file(/^hills/).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Nothing uses it.').waitFor();
  await page.getByLabel('Name of the file').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('hill-fog');
  await page.keyboard.press('Enter');
  await said('The file is now hill-fog.svg. Everything that used it follows.');
  const isFocused = (one: Element) => one === document.activeElement;
  await expect.poll(() => page.getByRole('searchbox').evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await file(/^harbour/).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'All pictures and files' }).press('Enter');
  await expect.poll(() => file(/^harbour/).evaluate(isFocused)).toBe(true);
});

it('one that is too large is refused at once, and what is small enough takes the place of another', async () => {
  await come(phone);
  const { page } = visit;
  await file(/^harbour/).tap();
  await page.getByText('Adult Nursing').last().waitFor();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const large = { name: 'ship.svg', mimeType: 'image/svg+xml', buffer: Buffer.alloc(25_000_001) };
  await page.locator('.dialog input[type=file]').setInputFiles(large);
  await page.getByRole('alert').filter({ hasText: 'This file is too large: at most 25 MB.' }).waitFor();
  expect(sent).toEqual([]);
  await page.locator('.dialog input[type=file]').setInputFiles({ ...large, buffer: Buffer.from('<svg/>') });
  await said('ship.svg is now in place of harbour.svg');
});

it('what nothing uses is found and removed; what is used has no button for it', async () => {
  await come();
  const { page } = visit;
  await file(/^harbour/).click();
  await page.getByText('/blog/harbour').waitFor();
  expect(await page.getByRole('button', { name: 'Remove this file' }).count()).toBe(0);
  await page.getByRole('button', { name: 'All pictures and files' }).click();
  await page.getByLabel('Only what nothing uses').check();
  await expect.poll(() => page.locator('.file-row').count()).toBe(1);
  await file(/^hills/).click();
  await page.getByRole('button', { name: 'Remove this file' }).click();
  await said('Removed: hills.svg. Undo brings it back.');
});

it('a press on where it is used goes there', async () => {
  await come();
  const { page } = visit;
  await file(/^harbour/).click();
  await page.getByRole('button', { name: 'Go to Picture, Adult Nursing' }).click();
  await page.getByRole('heading', { name: 'Picture' }).waitFor();
});
