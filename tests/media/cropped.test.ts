/** What is cut off a picture is in none of the files made from it; its own file stays whole. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodePicture } from '../../renderer/assets/encode-picture.ts';
import { readDrawn } from '../../renderer/render/drawings/read-drawn.ts';
import { croppedPart, focusWithin } from '../../renderer/schema/crop-picture.ts';
import { describePicture, makePhoto } from './make-picture.ts';
import { placeMedia } from './place-media.ts';

test('a cropped photo has the size of what is left, in all its files', async () => {
  const { plan, derive, said } = await placeMedia({ 'a.jpg': await makePhoto({ width: 1000, height: 400 }) });
  const cropped = plan.picture('a.jpg', '', { crop: { left: 20, right: 30, top: 50 } });
  expect(cropped).toMatchObject({ width: 500, height: 200 });
  const { copies } = await derive();
  expect(said).toEqual([]);
  expect(copies).toHaveLength(5);
  for (const { path: file } of copies) {
    const { width, height } = await describePicture(file);
    expect(width / height).toBeCloseTo(500 / 200, 1);
  }
});

test('each crop has files of its own, and none the files as ever', async () => {
  const { plan } = await placeMedia({ 'a.jpg': await makePhoto({ width: 1000, height: 400 }) });
  const whole = plan.picture('a.jpg', '');
  const views = [{ crop: { left: 10 } }, { crop: { right: 10 } }, { crop: { left: 10, top: 10 } }];
  const addresses = views.map((view) => plan.picture('a.jpg', '', view).src);
  expect(new Set([whole.src, ...addresses]).size).toBe(4);
  expect(plan.picture('a.jpg', '', { crop: {}, focus: [10, 10] })).toEqual({
    ...whole,
    focus: { x: 10, y: 10 },
  });
  expect(plan.sharing('a.jpg', { crop: { left: 50 } })).toMatchObject({ width: 480, height: 384 });
});

test('the sides are those of the picture as it is seen, however the camera was held', async () => {
  const size = { width: 60, height: 40, channels: 3 as const };
  const red = { input: { create: { ...size, width: 60, height: 20, background: '#f00' } }, top: 0, left: 0 };
  const blue = sharp({ create: { ...size, background: '#00f' } }).composite([red]);
  const turned = await blue.png().withMetadata({ orientation: 6 }).toBuffer();
  const { width = 0, height = 0 } = (await sharp(turned).autoOrient().toBuffer({ resolveWithObject: true }))
    .info;
  expect({ width, height }).toEqual({ width: 40, height: 60 });
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'site-cropped-')), 'a.png');
  writeFileSync(file, turned);
  // Turned upright, the red half is on the right.
  for (const [side, colour] of [['left', '#f00'] as const, ['right', '#00f'] as const]) {
    const part = croppedPart({ width, height }, { crop: { [side]: 50 } });
    const recipe = { kind: 'picture' as const, format: 'png' as const, width: part.width, part };
    expect(await colourOf(await encodePicture(turned, recipe))).toBe(colour);
    expect(await colourOf(readDrawn({ path: file, width, height, part }))).toBe(colour);
  }
  rmSync(path.dirname(file), { recursive: true });
});

/** In the middle. */
async function colourOf(picture: Uint8Array): Promise<string> {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return `#${[...data.subarray(at, at + 3)].map((value) => (value > 127 ? 'f' : '0')).join('')}`;
}

describe('the focus', () => {
  test.each([
    [{}, undefined],
    [{ focus: [62.4, 30] }, { x: 62, y: 30 }],
    [
      { focus: [60, 30], crop: { left: 20, bottom: 40 } },
      { x: 50, y: 50 },
    ],
    [
      { focus: [10, 90], crop: { left: 20, bottom: 40 } },
      { x: 0, y: 100 },
    ],
  ])('of %j within what is left is %j', (view, expected) => {
    expect(focusWithin(view)).toEqual(expected);
  });
});

test('every per cent from 0 to 100 has its place in the stylesheet', () => {
  const css = readFileSync(path.join(import.meta.dirname, '../../templates/texts/focus.css'), 'utf8');
  const rules = [...css.matchAll(/\[data-focus-(x|y)(.?)="(\d+)"\] \{\s*--focus-\1-(tens|ones): (\d+)%/g)];
  for (const axis of ['x', 'y'])
    for (let perCent = 0; perCent <= 100; perCent += 1) {
      const written = String(perCent).padStart(2, '0');
      const set = new Map<string, number>();
      for (const [, of, sign, digits = '', part = '', value] of rules) {
        const matches = {
          '^': written.startsWith(digits),
          $: written.endsWith(digits),
          '': written === digits,
        };
        if (of === axis && Object.entries(matches).some(([one, does]) => one === sign && does))
          set.set(part, Number(value));
      }
      expect((set.get('tens') ?? 0) + (set.get('ones') ?? 0)).toBe(perCent);
    }
});
