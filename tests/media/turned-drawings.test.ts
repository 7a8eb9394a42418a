/** A picture drawn into another, such as one for sharing, is upright there, however the camera was held. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { openPainter } from '../../renderer/render/drawings/open-painter.ts';
import { readDrawn } from '../../renderer/render/drawings/read-drawn.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'site-turned-drawings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const painter = openPainter();

/** Four quarters in different colours, so that each rotation and reflection shows. */
function quarters() {
  const size = { width: 60, height: 40, channels: 3 as const };
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { ...size, width: 30, height: 20, background } },
    left,
    top,
  });
  const others = [quarter('#0f0', 30, 0), quarter('#00f', 0, 20), quarter('#fff', 30, 20)];
  return sharp({ create: { ...size, background: '#f00' } }).composite(others);
}

describe.each(['jpeg', 'png'] as const)('a %s', (format) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('with orientation %i', async (orientation) => {
    const bytes = await quarters().withMetadata({ orientation })[format]().toBuffer();
    const upright = await sharp(bytes).autoOrient().png().toBuffer({ resolveWithObject: true });
    const { width, height } = upright.info;
    const file = path.join(folder, `${orientation}.${format}`);
    writeFileSync(file, bytes);
    const drawn = await paint(readDrawn({ path: file, width, height }), { width, height });
    expect(await cornersOf(drawn)).toEqual(await cornersOf(upright.data));
  });
});

function paint(data: Uint8Array, size: { width: number; height: number }): Promise<Uint8Array> {
  const image = createElement('img', { src: 'photo', ...size, style: size });
  const markup = createElement('div', { style: { display: 'flex', ...size } }, image);
  return painter.paint({ ...size, markup, pictures: [{ src: 'photo', data }] });
}

/** The colours near the four corners, each channel on or off. */
async function cornersOf(picture: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [right, bottom] = [info.width - 6, info.height - 6];
  const corners: [number, number][] = [
    [5, 5],
    [right, 5],
    [5, bottom],
    [right, bottom],
  ];
  return corners.map(([x, y]) => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)].map((value) => Number(value > 127)).join('');
  });
}
