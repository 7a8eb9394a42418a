import { readFileSync, statSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCopy, copyShipped } from '../content/build-copy.ts';
import { editFile } from '../content/site-copy.ts';
import { makePhoto } from './make-picture.ts';

/** Bytes, from the specification: pictures above the fold and typefaces on home. */
const budget = 200_000;

let root = '';
let html = '';

/** The shipped site, with a photo in place of the drawing in its first screen. */
beforeAll(async () => {
  root = await copyShipped();
  await mkdir(path.join(root, 'content/media/photos'));
  await writeFile(
    path.join(root, 'content/media/photos/ward.jpg'),
    await makePhoto({ width: 2400, height: 1600 }),
  );
  await editFile(root, 'content/pages/home.yaml', (text) =>
    text.replace(/illustrations\/hero\.svg/, 'photos/ward.jpg'),
  );
  await cp(path.join(root, 'content/media/photos/ward.jpg'), path.join(root, 'content/media/photos/bed.jpg'));
  await editFile(root, 'content/pages/home.yaml', (text) =>
    text.replace(/illustrations\/[a-z-]+\.svg/, 'photos/bed.jpg'),
  );
  html = readFileSync(path.join(await buildCopy(root), 'index.html'), 'utf8');
}, 120_000);
afterAll(() => rm(root, { recursive: true, force: true }));

function size(address = ''): number {
  return statSync(path.join(root, 'dist', address)).size;
}

describe('the first screen of home', () => {
  test('fetches its photo early, in the best format and in the size that the window needs', () => {
    const [link = ''] = /<link rel="preload" as="image"[^>]*>/.exec(html.split('<body>')[0] ?? '') ?? [];
    expect(link).toMatch(
      /type="image\/avif" imageSrcSet="\/media\/photos\/ward-320\.[0-9a-f]{8}\.avif 320w, /,
    );
    expect(link).toMatch(/imageSizes="\(min-width: 60rem\) 54vw, 100vw" fetchPriority="high"/);
    expect(html.match(/<link rel="preload" as="image"/g)).toHaveLength(1);
    const source = /<source type="image\/avif" srcSet="([^"]*ward-320[^"]*)" sizes="([^"]*)"/.exec(html);
    expect(link).toContain(`imageSrcSet="${source?.[1]}" imageSizes="${source?.[2]}"`);
  });

  test('is light, on a phone with fine dots and on a wide screen', () => {
    const fonts = [...html.matchAll(/as="font"[^>]* href="([^"]+)"/g)].map(([, address]) => size(address));
    expect(fonts).toHaveLength(2);
    const eager = [...html.matchAll(/<img (?![^>]*loading="lazy")[^>]*src="([^"]+\.svg)"/g)];
    const drawings = new Set(eager.map(([, address]) => address));
    // 390 px at three dots each, and 54 % of 1920 px at one dot: both select the width 1280.
    const photo = /\/media\/photos\/ward-1280\.[0-9a-f]+\.avif/.exec(html)?.[0];
    const all = [...fonts, ...[...drawings].map((address) => size(address)), size(photo)];
    expect(all.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(budget);
    expect(fonts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(35_000);
  });
});

test('every picture says how large it is, and those further down wait', () => {
  const images = html.match(/<img [^>]*>/g) ?? [];
  for (const image of images) expect(image).toMatch(/ width="[1-9]\d*" height="[1-9]\d*"/);
  const photo = images.find((image) => image.includes('/bed-'));
  expect(photo).toMatch(/decoding="async" loading="lazy"/);
  expect(images.find((image) => image.includes('/ward-'))).toMatch(/decoding="async" fetchPriority="high"/);
});

test('every file in several sizes is there, and no photo is published as it came', () => {
  const sets = [...html.matchAll(/srcSet="([^"]*) \d+w"/g)].map(([, set]) => set ?? '');
  const addresses = sets.flatMap((set) => set.split(/ \d+w, /));
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) expect(size(address)).toBeGreaterThan(0);
  expect(html).not.toMatch(/photos\/ward\.[0-9a-f]{8}\.jpg/);
});
