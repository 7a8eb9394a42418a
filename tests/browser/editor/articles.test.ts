/** The texts of articles, in the real editor: from what is pasted or pressed to the file. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixtureSite } from '../fixture-site.ts';
import { sharedBrowser } from '../shared-browser.ts';
import { pressBlock } from './press-block.ts';
import { type Editing, startEdit } from './start-edit.ts';
import { type EditorVisit, visitEditor } from './visit-editor.ts';

let editing: Editing;
let visit: EditorVisit;
beforeAll(async () => {
  editing = await startEdit(fixtureSite);
  const browser = await sharedBrowser();
  visit = await visitEditor(browser, editing.address, { reducedMotion: 'reduce' }, 60_000);
  await openArticle();
}, 240_000);
afterAll(async () => {
  await visit?.end();
  await editing?.end();
});

const article = 'content/posts/new-clocks.mdx';
const read = () => readFile(path.join(editing.root, article), 'utf8');
const area = () => visit.page.locator('.panel textarea');

async function openArticle(): Promise<void> {
  await visit.page.keyboard.press('Control+k');
  await visit.page.getByRole('combobox').fill('/blog/new-clocks');
  await visit.page
    .getByRole('option', { name: /new-clocks/ })
    .first()
    .click();
  await visit.shown.getByText('Fluid balance', { exact: true }).waitFor();
  await visit.shown.locator('site-editor[data-spots]').waitFor({ state: 'attached' });
}

const rich = () => visit.page.locator('.panel .rich.ProseMirror');

/** As it is written. */
async function openBlock(text: string): Promise<void> {
  await pressBlock(visit, text);
  await rich().waitFor();
  await visit.page.getByRole('button', { name: 'As Markdown' }).click();
  await area().waitFor();
}

/** Pastes at the end of the text in hand, as a browser does it. */
async function paste(content: { html?: string; text?: string; times?: number }): Promise<void> {
  await area().evaluate((element: HTMLTextAreaElement, { html = '', text = '', times = 1 }) => {
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
    const clipboardData = new DataTransfer();
    if (html) clipboardData.setData('text/html', html.repeat(times));
    clipboardData.setData('text/plain', text.repeat(times));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, content);
}

it('takes what was copied elsewhere as Markdown, with its pictures, and no more than can be', async () => {
  await openBlock('A fluid balance that is added twice');
  const before = await area().inputValue();
  await paste({ text: 'x'.repeat(1000), times: 10_000 });
  await visit.page.getByText('This is too much for one text').waitFor();
  expect(await area().inputValue()).toBe(before);
  const png = await pngOf(400, 300);
  await paste({
    html: `<p>See <b>these</b>:</p><ul><li>one</li></ul><p><img alt="A clock" src="${png}"><img alt="A map" src="https://maps.example.net/a.png"></p>`,
  });
  await visit.page.getByText('One picture isn’t in: A map.').waitFor();
  const after = `${before}\n\nSee **these**:\n\n- one\n\n![A clock](a-clock.png)`;
  expect(await area().inputValue()).toBe(after);
  expect(existsSync(path.join(editing.root, 'content/media/a-clock.png'))).toBe(true);
  await visit.shown.locator('img[alt="A clock"]').waitFor();
  await area().press('Control+Enter');
  await expect.poll(read).toContain(after);
  await visit.page.locator('.panel').waitFor({ state: 'detached' });
}, 180_000);

it('goes on from block to block, by keys alone', async () => {
  const before = await read();
  await openBlock('A fluid balance that is added twice');
  const heading = () => visit.page.locator('.panel h2');
  await area().press('Alt+Enter');
  await expect.poll(() => heading().textContent()).toBe('A new block');
  await rich().waitFor();
  await visit.page.keyboard.type('/');
  await visit.page.keyboard.type('tab');
  await visit.page.getByRole('option', { name: /^Table/ }).waitFor();
  await visit.page.keyboard.press('Enter');
  await expect.poll(() => area().inputValue()).toMatch(/^\| Day \| Room \|\n/);
  await visit.shown.getByRole('cell', { name: 'Monday' }).waitFor();
  expect(await read()).toBe(before);
  await area().press('Alt+Enter');
  await expect.poll(read).toContain('\n\n| Day | Room |\n');
  await expect.poll(() => rich().textContent()).toBe('');
  await visit.page.keyboard.type('Ask at the desk.');
  await rich().press('Control+Enter');
  await expect.poll(read).toContain('| Harbour |\n\nAsk at the desk.\n\n');
  await visit.page.locator('.panel').waitFor({ state: 'detached' });
  await openBlock('Ask at the desk.');
  await area().press('Alt+ArrowUp');
  await expect.poll(read).toContain('\n\nAsk at the desk.\n\n| Day | Room |\n');
  await visit.page.getByText('The block is one further up.').waitFor();
  await expect.poll(() => rich().textContent()).toBe('Ask at the desk.');
  await visit.page.getByRole('button', { name: 'Take the block out' }).click();
  await expect.poll(read).not.toContain('Ask at the desk.');
  await openBlock('A fluid balance that is added twice');
  await visit.page.getByRole('button', { name: 'Open the whole text' }).click();
  await expect.poll(() => heading().textContent()).toBe('The whole text');
  const whole = await area().inputValue();
  expect(await read()).toContain(`---\n\n${whole}\n`);
  await visit.page.keyboard.press('Escape');
  for (let n = 0; n < 4; n += 1) {
    const now = await read();
    await visit.page.keyboard.press('Control+z');
    await expect.poll(read).not.toBe(now);
  }
  expect(await read()).toBe(before);
}, 240_000);

/** A picture in its address. */
function pngOf(width: number, height: number): Promise<string> {
  return visit.page.evaluate(
    ([w = 1, h = 1]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      for (let x = 0; x < w; x += 10) {
        if (context) context.fillStyle = `hsl(${x} 50% 50%)`;
        context?.fillRect(x, 0, 10, h);
      }
      return canvas.toDataURL('image/png');
    },
    [width, height],
  );
}
