/** Entries are begun, copied, renamed and removed, by keys alone and on a phone. */
import type { Browser } from 'playwright';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { findBarriers } from '../find-barriers.ts';
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
};
const dialog = (name: RegExp) => visit.page.getByRole('dialog', { name });
const idField = () => visit.page.getByLabel('Name of the file');
const openAll = async (): Promise<void> => {
  await visit.open('349.99');
  await visit.page.getByRole('button', { name: 'All fields of Adult Nursing' }).click();
};

it('a title suggests an id and an address, and one that is taken is refused as it is typed', async () => {
  await come();
  const { page } = visit;
  await page.getByRole('button', { name: 'New', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('What is it?').waitFor();
  await page.keyboard.type('Child Nursing');
  await page.getByText('/courses/child-nursing').waitFor();
  await expect.poll(() => idField().inputValue()).toBe('child-nursing');
  await page.keyboard.press('Tab');
  await page.keyboard.type('adult');
  await page.getByText('“Adult Nursing” has this name already.').waitFor();
  expect(await idField().getAttribute('aria-invalid')).toBe('true');
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => idField().evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await expect.poll(() => idField().inputValue()).toBe('child-nursing');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'All fields of Adult Nursing' }).waitFor();
  await page.getByText('Created: Child Nursing').waitFor();
  expect(await page.getByRole('dialog', { name: 'New on this website' }).count()).toBe(0);
});

it('a kind calls its title what its schema does', async () => {
  await come();
  const { page } = visit;
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByLabel('What is it?').selectOption({ label: 'Tutor' });
  await page.getByLabel('Name', { exact: true }).waitFor();
});

it('a page has an address of its own choice and a place in a menu', async () => {
  await come();
  const { page } = visit;
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByLabel('What is it?').selectOption({ label: 'Page' });
  await page.getByLabel('Title').fill('Scholarships');
  const address = page.getByLabel('Address', { exact: true });
  await expect.poll(() => address.inputValue()).toBe('/scholarships');
  await address.fill('/courses');
  await page.getByText('“Courses” is at this address already.').waitFor();
  expect(await address.getAttribute('aria-invalid')).toBe('true');
  await address.fill('/money/scholarships');
  await page.getByLabel('Put it in a menu').check();
  await page.getByLabel('Where in it?').selectOption({ label: 'After “Courses”' });
  await page.getByText('once you switch “Draft” off').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  const sent = page.waitForRequest(/\/api\/new$/);
  await page.getByRole('button', { name: 'Create' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    ...{ kind: 'page', title: 'Scholarships', address: '/money/scholarships', menu: 'menu', at: 1 },
  });
  await page.getByText('Created: Scholarships').waitFor();
});

it('a copy says what it begins without', async () => {
  await come(phone);
  const { page } = visit;
  await openAll();
  await page.getByRole('button', { name: 'Copy this course' }).tap();
  const copy = dialog(/^Copy of Adult Nursing/);
  await copy.getByText('Number in the shop').waitFor();
  await copy.getByLabel('Title').fill('Child Nursing');
  await copy.getByText('/courses/child-nursing').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await copy.getByRole('button', { name: 'Create' }).tap();
  await page.getByText('Created: Child Nursing').waitFor();
});

it('what is needed elsewhere isn’t removed, and the way there is one press; what isn’t needed goes', async () => {
  await come();
  const { page } = visit;
  await openAll();
  await page.getByRole('button', { name: 'Remove this course' }).click();
  const removal = dialog(/^Remove Adult Nursing/);
  await removal.getByText('It can’t be removed yet').waitFor();
  await removal.getByText('There is no entry “adult” in courses.').waitFor();
  expect(await removal.getByRole('button', { name: 'Remove this course' }).count()).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
  await removal.getByRole('button', { name: 'Open the field' }).click();
  await page.getByRole('heading', { name: 'Tutor' }).waitFor();
  await page.getByRole('button', { name: 'All fields of Adult Nursing' }).click();
  await page.getByRole('button', { name: 'Remove this course' }).click();
  await removal.getByRole('button', { name: 'Remove this course' }).click();
  await page.getByText('Removed: Adult Nursing').waitFor();
  await page.getByRole('button', { name: 'Changes' }).click();
  await dialog(/^Changes/)
    .getByText('Removed', { exact: true })
    .waitFor();
});

it('a name that is taken is refused as it is typed, and one that is free says what follows', async () => {
  await come();
  const { page } = visit;
  await openAll();
  await page.getByRole('button', { name: 'Rename this course' }).focus();
  await page.keyboard.press('Enter');
  const renaming = dialog(/^Rename Adult Nursing/);
  await renaming.waitFor();
  expect(await idField().inputValue()).toBe('adult');
  expect(await renaming.getByRole('button', { name: 'Rename' }).isDisabled()).toBe(true);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('child');
  await renaming.getByText('“Child Nursing” has this name already.').waitFor();
  expect(await idField().getAttribute('aria-invalid')).toBe('true');
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.type('ren');
  await renaming.getByText('/courses/adult becomes /courses/children').waitFor();
  await renaming.getByText('What names it or leads to it follows: 5 places, in 4 other files.').waitFor();
  await page.keyboard.press('Escape');
  await renaming.waitFor({ state: 'detached' });
  const button = page.getByRole('button', { name: 'Rename this course' });
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('children');
  await renaming.getByText('/courses/adult becomes /courses/children').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Renamed: Adult Nursing').waitFor();
});
