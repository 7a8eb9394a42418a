import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePhoto } from '../../media/make-picture.ts';
import { fixtureSite } from '../fixture-site.ts';
import { sharedBrowser } from '../shared-browser.ts';
import { type FakeEditor, startFakeEditor } from './fake-server.ts';
import { startEdit } from './start-edit.ts';
import { type EditorVisit, visitEditor } from './visit-editor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

describe('focus and crop are changed', () => {
  let fake: FakeEditor;
  let visit: EditorVisit;
  beforeAll(async () => {
    fake = await startFakeEditor();
    visit = await visitEditor(browser, fake.address, { reducedMotion: 'reduce' });
  });
  afterAll(async () => {
    await visit?.end();
    fake?.close();
  });
  const picture = { src: 'harbour.svg', alt: 'A harbour' };
  const handle = (name: RegExp) => visit.page.getByRole('button', { name });

  async function opened(): Promise<void> {
    await visit.shown.locator('img').click();
    const details = visit.page.locator('details.view');
    await details.waitFor();
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
    await details.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  }

  async function saved(): Promise<unknown> {
    await visit.page.getByRole('button', { name: 'Save' }).click();
    await visit.page.getByRole('dialog').waitFor({ state: 'detached' });
    return fake.values.get('picture');
  }

  it('with arrow keys', async () => {
    await opened();
    await handle(/^Focus, 50 per cent from the left and 50 from the top$/).focus();
    await visit.page.keyboard.press('Shift+ArrowUp');
    await visit.page.keyboard.press('ArrowRight');
    await handle(/^Crop: left 0$/).focus();
    await visit.page.keyboard.press('Shift+ArrowRight');
    await handle(/^Crop: bottom 0, right 0$/).focus();
    await visit.page.keyboard.press('ArrowLeft');
    await visit.page.keyboard.press('ArrowUp');
    expect(await saved()).toEqual({ ...picture, focus: [51, 40], crop: { left: 10, right: 1, bottom: 1 } });
  });

  it('with numbers, of which the check judges a wrong one', async () => {
    await opened();
    await visit.page.getByLabel('From the top', { exact: true }).fill('33');
    await visit.page.getByLabel('Top', { exact: true }).fill('12');
    await visit.page.getByLabel('Left', { exact: true }).fill('');
    expect(await saved()).toEqual({ ...picture, focus: [51, 33], crop: { top: 12, right: 1, bottom: 1 } });
    await opened();
    await visit.page.getByLabel('Right', { exact: true }).fill('120');
    expect(await saved()).toMatchObject({ crop: { right: 120 } });
  });

  it('taken away with one press', async () => {
    await opened();
    await visit.page.getByRole('button', { name: 'Take focus and crop away' }).click();
    expect(await saved()).toEqual(picture);
  });

  it('by pointer', async () => {
    await opened();
    const box = await visit.page.locator('.whole').boundingBox();
    if (!box) throw new Error('The picture is not shown.');
    const drag = async (from: [number, number], to: [number, number]) => {
      const at = ([x, y]: [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
      await visit.page.mouse.move(...at(from));
      await visit.page.mouse.down();
      await visit.page.mouse.move(...at(to), { steps: 4 });
      await visit.page.mouse.up();
    };
    await drag([0, 0], [0.2, 0.1]);
    await drag([0.5, 0.5], [0.7, 0.3]);
    expect(await saved()).toEqual({ ...picture, focus: [70, 30], crop: { top: 10, left: 20 } });
  });

  it('and another picture has none of them', async () => {
    await opened();
    await visit.page.getByText('hills.svg').click();
    expect(await saved()).toEqual({ src: 'hills.svg', alt: 'hills.svg drawn' });
  });
});

it('a crop and a focus are on the page before they are saved, and the output has no picture of them', async () => {
  const site = await mkdtemp(path.join(os.tmpdir(), 'site-photo-'));
  await cp(fixtureSite, site, { recursive: true });
  await writeFile(
    path.join(site, 'content/media/pictures/photo.jpg'),
    await makePhoto({ width: 900, height: 600 }),
  );
  const file = 'content/pages/osce.yaml';
  const page = await readFile(path.join(site, file), 'utf8');
  const before = page.replace('pictures/circuit.svg, alt: A sun', 'pictures/photo.jpg, alt: A sun');
  await writeFile(path.join(site, file), before);
  const editing = await startEdit(site);
  let visit: EditorVisit | undefined;
  try {
    visit = await visitEditor(browser, editing.address);
    const { page: window, shown: frame } = visit;
    await window.keyboard.press('Control+k');
    await window.getByRole('combobox').fill('/osce');
    await window.getByRole('option').first().click();
    const image = frame.locator('main img[src*="photo"]');
    const shown = () =>
      image.evaluate((element) => {
        if (!(element instanceof HTMLImageElement)) return undefined;
        const { naturalWidth, naturalHeight, width, height } = element;
        const { objectPosition, fontFamily } = getComputedStyle(element);
        return { natural: naturalWidth / naturalHeight, ratio: width / height, objectPosition, fontFamily };
      });
    await image.waitFor();
    await frame.locator('site-editor[data-spots]').waitFor({ state: 'attached' });
    const was = await shown();
    await image.click();
    await window.locator('details.view > summary').click();
    await window.getByLabel('Bottom', { exact: true }).fill('50');
    await window.getByLabel('From the left', { exact: true }).fill('20');
    await expect.poll(async () => (await shown())?.natural).toBeCloseTo(3, 1);
    expect(await shown()).toMatchObject({ objectPosition: '20% 100%', fontFamily: was?.fontFamily });
    expect((await shown())?.ratio).toBeCloseTo(3, 1);
    const source = await image.evaluate((element: HTMLImageElement) => new URL(element.currentSrc).pathname);
    await expect(readFile(path.join(editing.root, 'dist', source))).rejects.toThrow();
    expect(await readFile(path.join(editing.root, file), 'utf8')).toBe(before);
    await window.keyboard.press('Control+Enter');
    await window.getByText(/^Saved: /).waitFor();
    const own = '{ src: pictures/photo.jpg, alt: A sun over hills, focus: [20, 50], crop: { bottom: 50 } }';
    expect(await readFile(path.join(editing.root, file), 'utf8')).toBe(
      before.replace('{ src: pictures/photo.jpg, alt: A sun over hills }', own),
    );
  } finally {
    await visit?.end();
    await editing.end();
    await rm(site, { recursive: true });
  }
});
