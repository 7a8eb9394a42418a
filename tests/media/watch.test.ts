import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWatch, type Watching } from '../browser/start-watch.ts';
import { smallSiteFolder, startSite } from '../cli/run-site.ts';
import { editFile } from '../content/site-copy.ts';
import { makePhoto } from './make-picture.ts';

const patience = { timeout: 60_000, interval: 100 };
/** For states that last only until the pictures are made. */
const watchful = { ...patience, interval: 5 };
/** In milliseconds: a second Ctrl-C sooner than this is taken for an echo of the first. */
const echo = 500;

let watching: Watching;

beforeAll(async () => {
  watching = await startWatch();
}, 60_000);
afterAll(() => watching.stop());

test('watching shows a new photo before all its sizes are made, and makes them afterwards', async () => {
  const { root, address } = watching;
  const photo = await makePhoto({ width: 2000, height: 1400 });
  await writeFile(path.join(root, 'content/media/ward.jpg'), photo);
  await editFile(root, 'content/pages/home.yaml', (text) =>
    text.replace(/illustrations\/[\w-]+\.svg/, 'ward.jpg'),
  );
  await expect.poll(() => findPicture(address), patience).toBeTruthy();
  const file = await findPicture(address);

  const answer = await fetch(address + file);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  expect((await fetch(`${address}/media/ward-1280.00000000.avif`)).status).toBe(404);

  const madeIn = () => readdir(path.join(root, 'dist/media'));
  await expect
    .poll(async () => (await madeIn()).filter((name) => name.startsWith('ward-')).length, patience)
    .toBe(13);
  expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).toContain(file);
}, 120_000);

test('watching answers with the picture for sharing of a new title, and puts it into the output', async () => {
  const { root, address } = watching;
  const before = await findShared(address);
  await editFile(root, 'content/pages/home.yaml', (text) =>
    text.replace(/^title: .*$/m, 'title: A title nobody has seen'),
  );
  await expect.poll(async () => (await findShared(address)) !== before, patience).toBe(true);
  const file = await findShared(address);
  expect(file).toMatch(/^\/social\/home\.[0-9a-f]{8}\.png$/);

  const answer = await fetch(address + file);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  await expect.poll(() => existsSync(path.join(root, 'dist', file)), patience).toBe(true);
  expect(existsSync(path.join(root, 'dist', before))).toBe(false);
}, 120_000);

/** `site watch`, just after it has written a page with a new photo but not the photo. */
async function savePhoto(width: number) {
  const root = await smallSiteFolder();
  const site = startSite(['watch', '--port', '0'], root);
  await site.printed(/http:\/\/localhost:\d+/);
  await expect.poll(() => missingPictures(root), patience).toEqual([]);
  await writeFile(path.join(root, 'content/media/ward.jpg'), await makePhoto({ width, height: 600 }));
  await editFile(root, 'content/pages/home.yaml', (text) =>
    text.replace(/illustrations\/[\w-]+\.svg/, 'ward.jpg'),
  );
  await expect.poll(async () => (await missingPictures(root)).length, watchful).toBeGreaterThan(0);
  return { root, site };
}

/** Pictures that the home page of the output names but that don't exist. */
async function missingPictures(root: string): Promise<string[]> {
  const out = path.join(root, 'dist');
  const home = await readFile(path.join(out, 'index.html'), 'utf8');
  const named = [...home.matchAll(/\/(?:media|social)\/[\w./-]+\.(?:avif|webp|jpg|png|svg)/g)].map(String);
  return [...new Set(named)].filter((file) => !existsSync(path.join(out, file)));
}

test('Ctrl-C leaves no page without its pictures, whatever is wrong with the site by then', async () => {
  const { root, site } = await savePhoto(6000);
  await editFile(root, 'content/pages/home.yaml', (text) => `${text}wrong: [\n`);
  await site.printed(/yaml-bracket-open/);
  expect(await site.interrupt()).toBe(130);
  expect((await site.ended).note).toMatch(/Making \d+ pictures that the pages show already/);
  expect(await missingPictures(root)).toEqual([]);
}, 120_000);

test('a second Ctrl-C ends at once', { tags: ['long/cases'] }, async () => {
  const { root, site } = await savePhoto(6000);
  const ended = site.interrupt();
  await site.printed(/Making \d+ pictures/, 'note');
  await wait(echo + 100);
  site.interrupt();
  expect(await ended).toBe(130);
  expect(await missingPictures(root)).not.toEqual([]);
});

async function findShared(address: string): Promise<string> {
  const page = await (await fetch(`${address}/`)).text();
  return new URL(/property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? 'https://nothing').pathname;
}

async function findPicture(address: string): Promise<string> {
  const page = await (await fetch(`${address}/`)).text();
  return /\/media\/ward-1280\.[0-9a-f]{8}\.avif/.exec(page)?.[0] ?? '';
}
