import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { MadeAssets } from '../../renderer/assets/asset-options.ts';
import { describePicture, makeDrawing, makePhoto, makeTurnedPhoto } from './make-picture.ts';
import { forgetMade, placeMedia } from './place-media.ts';

function bytesOf({ copies }: MadeAssets): Map<string, string> {
  return new Map(copies.map(({ output, path }) => [output, readFileSync(path, 'hex')]));
}

function widthsIn(srcset = ''): number[] {
  return [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
}

describe('a photo', () => {
  test('is offered as AVIF and WebP in several sizes, and in its own format', async () => {
    const { plan } = await placeMedia({ 'people/team.jpg': await makePhoto({ width: 1000, height: 750 }) });
    const picture = plan.picture('people/team.jpg', 'The team');
    expect(picture).toMatchObject({ alt: 'The team', width: 1000, height: 750 });
    expect(picture.src).toMatch(/^\/base\/media\/people\/team-960\.[0-9a-f]{8}\.jpg$/);
    expect(picture.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { srcset } of picture.sources ?? []) expect(widthsIn(srcset)).toEqual([320, 480, 640, 960]);
    expect(plan.copies.size).toBe(0);
  });

  test.each([
    [200, [200]],
    [340, [320]],
    [700, [320, 480, 640]],
    [1700, [320, 480, 640, 960, 1280, 1700]],
    [4000, [320, 480, 640, 960, 1280, 1920]],
  ])('%i dots wide is never made larger than it is', async (width, expected) => {
    const { plan } = await placeMedia({ 'a.png': await makeDrawing({ width, height: 10 }) });
    expect(widthsIn(plan.picture('a.png', '').sources?.[0]?.srcset)).toEqual(expected);
  });

  test('comes out in the sizes and formats that its names promise, without what the camera noted', async () => {
    const { plan, derive, said } = await placeMedia({
      'team.jpg': await makePhoto({ width: 500, height: 300 }),
    });
    plan.picture('team.jpg', '');
    const { copies, pending } = await derive();
    expect([said, pending]).toEqual([[], []]);
    expect(copies).toHaveLength(5);
    for (const { output, path, bytes } of copies) {
      const [, width, ending] = /-(\d+)\.[0-9a-f]{8}\.(avif|webp|jpg)$/.exec(output) ?? [];
      const { format, exif, icc, ...found } = await describePicture(path);
      expect({ ending, width: found.width }).toEqual({ ending: endings[format ?? ''], width: Number(width) });
      expect(Math.abs(found.height - (Number(width) * 300) / 500)).toBeLessThanOrEqual(0.5);
      expect([exif, icc]).toEqual([undefined, undefined]);
      expect(readFileSync(path, 'latin1')).not.toContain('taken-at-home');
      expect(bytes).toBe(readFileSync(path).length);
    }
  });

  test('that lies on its side is turned upright', async () => {
    const { plan, derive } = await placeMedia({
      'a.jpg': await makeTurnedPhoto({ width: 400, height: 200 }),
    });
    expect(plan.picture('a.jpg', '')).toMatchObject({ width: 200, height: 400 });
    const { copies } = await derive();
    for (const { path } of copies)
      expect(await describePicture(path)).toMatchObject({ width: 200, height: 400 });
  });

  test('is encoded once: whoever builds again encodes nothing', async () => {
    const photo = await makePhoto({ width: 330, height: 200 });
    const { plan, derive, calls } = await placeMedia({ 'a.jpg': photo });
    plan.picture('a.jpg', '');
    const first = await derive();
    expect(calls).toEqual(['examine', 'avif 320', 'webp 320', 'jpeg 320']);
    calls.length = 0;
    expect(await derive()).toEqual(first);
    expect(calls).toEqual([]);
  });

  test('gives the same bytes each time', async () => {
    const { root, plan, derive } = await placeMedia({
      'a.jpg': await makePhoto({ width: 700, height: 500 }),
      'b.png': await makeDrawing({ width: 320, height: 40 }),
    });
    plan.picture('a.jpg', '');
    plan.picture('b.png', '');
    const first = bytesOf(await derive());
    forgetMade(root);
    expect(bytesOf(await derive())).toEqual(first);
    expect(first.size).toBe(10);
  });

  test('may wait: then it is only looked at, and made when it is asked for', async () => {
    const { plan, derive, calls } = await placeMedia({
      'a.jpg': await makePhoto({ width: 320, height: 200 }),
    });
    plan.picture('a.jpg', '');
    const { copies, pending } = await derive({ extent: 'ready' });
    expect([copies, calls]).toEqual([[], ['examine']]);
    expect(pending).toHaveLength(3);
    expect((await derive()).copies).toHaveLength(3);
    expect((await derive({ extent: 'ready' })).pending).toEqual([]);
    expect(calls.filter((call) => call === 'examine')).toHaveLength(1);
  });
});

describe('the one file for sharing', () => {
  test.each([
    ['a.png', 2400, 1260],
    ['a.png', 1200, 630],
    ['a.png', 900, 501],
    ['a.jpg', 3000, 2000],
    ['a.jpg', 2560, 1279],
    ['a.jpg', 2560, 1281],
    ['a.jpg', 1279, 853],
    ['a.jpg', 735, 361],
    ['a.png', 3000, 640],
    ['a.jpg', 2500, 316],
    ['a.jpg', 250, 250],
  ])('%s of %i × %i dots has the size that is stated, and no other is made', async (name, width, height) => {
    const make = name.endsWith('.png') ? makeDrawing : makePhoto;
    const { plan, derive } = await placeMedia({ [name]: await make({ width, height }) });
    const { src, ...stated } = plan.sharing(name);
    const { copies } = await derive();
    expect(copies.map(({ output }) => `/base/${output}`)).toEqual([src]);
    expect(src.endsWith(name.slice(1))).toBe(true);
    expect(await describePicture(copies[0]?.path ?? '')).toMatchObject(stated);
  });

  test('of a photo that lies on its side stands upright', async () => {
    const { plan, derive } = await placeMedia({
      'a.jpg': await makeTurnedPhoto({ width: 2000, height: 1000 }),
    });
    const { src: _, ...stated } = plan.sharing('a.jpg');
    const { copies } = await derive();
    expect(stated.height).toBeGreaterThan(stated.width);
    expect(await describePicture(copies[0]?.path ?? '')).toMatchObject(stated);
  });

  test.each([
    ['that is a little wider than one of our sizes', 735, 361, 642, 315],
    ['that is very flat', 3000, 640, 1477, 315],
    ['as low as may be', 2500, 315, 2500, 315],
    ['lower than that', 2500, 314, 1280, 161],
  ])('of a photo %s is made no smaller than services show large', async (_, width, height, ...made) => {
    const { plan } = await placeMedia({ 'a.jpg': await makePhoto({ width, height }) });
    const { width: stated, height: high } = plan.sharing('a.jpg');
    expect([stated, high]).toEqual(made);
  });

  test('is one that the picture has on pages as well', async () => {
    const { plan } = await placeMedia({ 'a.jpg': await makePhoto({ width: 1400, height: 700 }) });
    expect(plan.sharing('a.jpg').src).toBe(plan.picture('a.jpg', '').src);
  });

  test('of a drawing is the drawing', async () => {
    const { plan } = await placeMedia({
      'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"/>',
    });
    const { src, ...stated } = plan.sharing('a.svg');
    expect([[...plan.copies.keys()].map((output) => `/base/${output}`), stated]).toEqual([
      [src],
      { width: 1200, height: 630 },
    ]);
  });
});

describe('what is no photo', () => {
  test('is published as it is: drawings in SVG, pictures that move', async () => {
    const frames = await Promise.all([1, 2].map((height) => makeDrawing({ width: 9, height: 8 * height })));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: 100 })
      .toBuffer();
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>';
    const { plan, said } = await placeMedia({ 'a.svg': drawing, 'b.gif': moving });
    for (const name of ['a.svg', 'b.gif']) expect(plan.picture(name, '').sources).toBeUndefined();
    expect(plan.copies.size).toBe(2);
    expect([said, plan.derived.size]).toEqual([[], 0]);
  });
});

describe('one message is all that is said of', () => {
  test('a photo that breaks off', async () => {
    const photo = await makePhoto({ width: 1000, height: 700 });
    const { plan, derive, said } = await placeMedia({ 'cut.jpg': photo.subarray(0, photo.length * 0.95) });
    plan.picture('cut.jpg', '');
    expect((await derive()).copies).toEqual([]);
    expect(said).toEqual(['content/media/cut.jpg picture-broken']);
    expect((await derive({ extent: 'examine' })).pending).toEqual([]);
    expect(said).toHaveLength(2);
  });

  test('a drawing with wrong bytes in the middle', async () => {
    const drawing = await makeDrawing({ width: 800, height: 800 });
    drawing.fill(0x55, 60, 120);
    const { plan, derive, said } = await placeMedia({ 'a.png': drawing });
    plan.picture('a.png', '');
    await derive();
    expect(said).toEqual(['content/media/a.png picture-broken']);
  });

  test('a picture of more dots than fit into the memory', async () => {
    const drawing = await makeDrawing({ width: 8, height: 8 });
    drawing.writeUInt32BE(10_000, 16);
    drawing.writeUInt32BE(5_001, 20);
    const { said } = await placeMedia({ 'a.png': drawing });
    expect(said).toEqual(['content/media/a.png:1:1 picture-too-large']);
  });

  test('a picture under the name of another format', async () => {
    const { said } = await placeMedia({ 'a.jpg': await makeDrawing({ width: 8, height: 8 }) });
    expect(said).toEqual(['content/media/a.jpg:1:1 picture-type-wrong']);
  });
});

const endings: Readonly<Record<string, string>> = { heif: 'avif', avif: 'avif', webp: 'webp', jpeg: 'jpg' };
