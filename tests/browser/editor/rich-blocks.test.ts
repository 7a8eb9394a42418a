/** Blocks of an article with their marks, in the real editor: from what is typed to the file. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBarriers } from '../find-barriers.ts';
import { fixtureSite } from '../fixture-site.ts';
import { sharedBrowser } from '../shared-browser.ts';
import { pressBlock } from './press-block.ts';
import { type Editing, startEdit } from './start-edit.ts';
import { type EditorVisit, phone, visitEditor } from './visit-editor.ts';

let editing: Editing;
let visit: EditorVisit;
beforeAll(async () => {
  editing = await startEdit(fixtureSite);
  visit = await visitEditor(await sharedBrowser(), editing.address, { reducedMotion: 'reduce' }, 60_000);
  await openArticle(visit);
}, 240_000);
afterAll(async () => {
  await visit?.end();
  await editing?.end();
});

const article = 'content/posts/new-clocks.mdx';
const read = () => readFile(path.join(editing.root, article), 'utf8');
const rich = (on = visit) => on.page.locator('.panel .rich.ProseMirror');
const closed = (on = visit) => on.page.locator('.panel').waitFor({ state: 'detached' });

async function openArticle({ page, shown }: EditorVisit): Promise<void> {
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('combobox').fill('/blog/new-clocks');
  await page
    .getByRole('option', { name: /new-clocks/ })
    .first()
    .click();
  await shown.getByRole('heading', { name: 'Fluid balance' }).waitFor();
  await shown.locator('site-editor[data-spots]').waitFor({ state: 'attached' });
}

const openBlock = (text: string, on = visit) => pressBlock(on, text, on === visit ? 'click' : 'tap');

it('makes words bold by keys, and nothing else changes', async () => {
  const before = await read();
  await openBlock('two details in your notes');
  await expect.poll(() => rich().evaluate((element) => document.activeElement === element)).toBe(true);
  await visit.page.keyboard.press('Control+Home');
  await visit.page.keyboard.press('Control+Shift+ArrowRight');
  const word = (await visit.page.evaluate(() => String(getSelection()))).trim();
  await visit.page.keyboard.press('Control+b');
  await visit.page.getByRole('button', { name: 'Bold', pressed: true }).waitFor();
  await visit.shown.locator('main strong', { hasText: word }).first().waitFor();
  expect(await findBarriers(visit.page)).toEqual([]);
  await visit.page.keyboard.press('Control+Enter');
  await closed();
  await expect.poll(read).not.toBe(before);
  expect((await read()).replace(`**${word}**`, word)).toBe(before);
}, 180_000);

it('keeps a name as it is, and Enter makes the next block, however fast it is typed', async () => {
  const before = await read();
  await openBlock('in which you talk');
  await rich().locator('.rich-part').waitFor();
  await visit.page.keyboard.press('Control+End');
  await visit.page.keyboard.type(' Time *it*');
  await visit.page.keyboard.press('Enter');
  await visit.page.keyboard.type('## After');
  const typed = 'while the pads develop. Time \\*it\\*';
  await expect.poll(read).toBe(before.replace('while the pads develop.', () => typed));
  await expect.poll(() => visit.page.locator('.panel h2').textContent()).toBe('A new block');
  await rich().locator('.rich-heading', { hasText: 'After' }).waitFor();
  await visit.page.keyboard.type('wards');
  await visit.page.keyboard.press('Control+Enter');
  await closed();
  await expect.poll(read).toContain(`${typed}\n\n## Afterwards\n`);
}, 180_000);

it('begins a list as Markdown, with the caret behind what is typed', async () => {
  await openBlock('Afterwards');
  await rich().waitFor();
  await visit.page.keyboard.press('Control+End');
  await visit.page.keyboard.press('Enter');
  await expect.poll(() => visit.page.locator('.panel h2').textContent()).toBe('A new block');
  await rich().waitFor();
  await visit.page.keyboard.type('- ');
  await visit.page.locator('.panel textarea').waitFor();
  await visit.page.keyboard.type('one');
  await visit.page.keyboard.press('Control+Enter');
  await closed();
  await expect.poll(read).toContain('## Afterwards\n\n- one\n');
}, 180_000);

it('shows its Markdown and comes back; a list is its Markdown alone', async () => {
  await openBlock('If you learned');
  await rich().waitFor();
  await visit.page.getByRole('button', { name: 'As Markdown' }).click();
  const area = visit.page.locator('.panel textarea');
  await expect.poll(() => area.inputValue()).toMatch(/^(?:\*\*)?If/);
  await area.fill('If *you* learned it');
  await visit.page.getByRole('button', { name: 'Formatted' }).click();
  await rich().locator('em', { hasText: 'you' }).waitFor();
  await visit.page.getByRole('button', { name: 'As Markdown' }).click();
  await area.fill('- one\n- two');
  await visit.page.getByRole('button', { name: 'Formatted' }).click();
  await visit.page.getByText('This can only be shown as Markdown.').waitFor();
  expect(await area.inputValue()).toBe('- one\n- two');
  await visit.page.keyboard.press('Escape');
  await closed();
}, 180_000);

it('takes what is pasted into a line, and a link to a page by its title', async () => {
  await openBlock('If you learned');
  await rich().waitFor();
  await visit.page.keyboard.press('Control+End');
  await visit.page.keyboard.type(' See ');
  await rich().evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', 'these <i>few</i> pages');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await rich().locator('em', { hasText: 'few' }).waitFor();
  await visit.page.keyboard.press('Control+Shift+ArrowLeft');
  await visit.page.getByRole('button', { name: 'Link', exact: true }).click();
  await visit.page.getByRole('combobox', { name: 'Leads to' }).fill('/courses');
  await visit.page
    .getByRole('option', { name: /\/courses$/ })
    .first()
    .click();
  await rich().locator('a', { hasText: 'pages' }).waitFor();
  expect(await findBarriers(visit.page)).toEqual([]);
  await visit.page.keyboard.press('Control+Enter');
  await closed();
  await expect.poll(read).toContain(' See these *few* [pages](/courses)\n');
}, 180_000);

it('takes a link to any address, and takes it away again', async () => {
  const before = await read();
  await openBlock('If you learned');
  await rich().locator('a', { hasText: 'pages' }).waitFor();
  const link = visit.page.getByRole('button', { name: 'Link', exact: true });
  const address = visit.page.getByRole('combobox', { name: 'Leads to' });
  await visit.page.keyboard.press('Control+End');
  await visit.page.keyboard.press('ArrowLeft');
  await visit.page.getByRole('button', { name: 'Link', exact: true, pressed: true }).click();
  await address.fill('https://example.org/a');
  await visit.page.getByRole('button', { name: 'Set the link' }).click();
  await rich().locator('a[title="https://example.org/a"]').waitFor();
  await link.click();
  await address.fill('/blog');
  await address.press('Enter');
  await rich().locator('a[title="/blog"]').waitFor();
  await expect.poll(() => rich().evaluate((element) => document.activeElement === element)).toBe(true);
  await link.click();
  await visit.page.getByRole('button', { name: 'Take the link away' }).click();
  await rich().locator('a').waitFor({ state: 'detached' });
  await visit.page.keyboard.press('Control+z');
  await visit.page.keyboard.press('Control+z');
  await rich().locator('a[title="https://example.org/a"]').waitFor();
  await visit.page.keyboard.press('Control+Shift+z');
  await rich().locator('a[title="/blog"]').waitFor();
  await visit.page.keyboard.press('Control+Enter');
  await closed();
  await expect.poll(read).toBe(before.replace('[pages](/courses)', '[pages](/blog)'));
}, 180_000);

it('is a text box with a name, which Tab leaves', async () => {
  const before = await read();
  await openBlock('If you learned');
  await rich().waitFor();
  const { role, ariaMultiLine, labels } = await rich().evaluate((element) => ({
    ...{ role: element.role, ariaMultiLine: element.ariaMultiLine },
    labels: document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent,
  }));
  expect([role, ariaMultiLine, labels]).toEqual(['textbox', 'true', expect.stringMatching(/./)]);
  await visit.page.keyboard.press('Tab');
  await expect.poll(() => rich().evaluate((element) => document.activeElement === element)).toBe(false);
  await visit.page.keyboard.press('Escape');
  await closed();
  expect(await read()).toBe(before);
}, 180_000);

it('loses nothing that is typed before its marks can be', async () => {
  const { page } = visit;
  let load = () => {};
  const held = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/rich.js', (route) => held.then(() => route.continue()));
  await page.reload();
  await openArticle(visit);
  const before = await read();
  await openBlock('in which you talk');
  const early = page.locator('.panel .rich[contenteditable="true"]');
  await expect.poll(() => early.evaluate((element) => document.activeElement === element)).toBe(true);
  await early.press('Control+Home');
  await page.keyboard.type('Note: 2 * 3*. ');
  load();
  await rich().waitFor();
  await page.keyboard.type('So: ');
  await page.keyboard.press('Control+Enter');
  await closed();
  const [line = ''] = /^.*in which you talk.*$/m.exec(before) ?? [];
  await expect.poll(read).toBe(before.replace(line, () => `Note: 2 * 3\\*. So: ${line}`));
}, 180_000);

it('opens a table as its Markdown, and keeps all of it but what is changed', async () => {
  const table = '|Day|  Room |\n|---|:-|\n| Monday|Harbour  |';
  const area = visit.page.locator('.panel textarea');
  await openBlock('in which you talk');
  await rich().waitFor();
  await visit.page.keyboard.press('Control+End');
  await visit.page.keyboard.press('Enter');
  await expect.poll(() => visit.page.locator('.panel h2').textContent()).toBe('A new block');
  await rich().waitFor();
  await visit.page.keyboard.type('/tab');
  await visit.page.keyboard.press('Enter');
  await expect.poll(() => area.inputValue()).toMatch(/^\| /);
  await area.fill(table);
  await area.press('Control+Enter');
  await closed();
  await expect.poll(read).toContain(`\n\n${table}\n`);
  const before = await read();
  await visit.shown.getByRole('cell', { name: 'Harbour' }).waitFor();
  await openBlock('Harbour');
  await expect.poll(() => area.inputValue()).toBe(table);
  await area.fill(table.replace('Harbour', 'Hill'));
  await area.press('Control+Enter');
  await closed();
  await expect.poll(read).toBe(before.replace('Harbour', 'Hill'));
}, 180_000);

it('is edited with a finger on a phone', async () => {
  const own = await startEdit(fixtureSite);
  const touched = await visitEditor(
    await sharedBrowser(),
    own.address,
    { reducedMotion: 'reduce', ...phone },
    60_000,
  );
  await openArticle(touched);
  await openBlock('A fluid balance that is added twice', touched);
  await rich(touched).tap();
  await touched.page.keyboard.type(' So.');
  await touched.page.getByRole('button', { name: 'Save', exact: true }).tap();
  await closed(touched);
  const text = () => readFile(path.join(own.root, article), 'utf8');
  await expect.poll(text).toContain(' So.');
  await touched.end();
  await own.end();
}, 240_000);
