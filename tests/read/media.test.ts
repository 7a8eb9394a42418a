import { describe, expect, test } from 'vitest';
import { measurePicture, sniffPicture } from '../../renderer/read/media/measure-picture.ts';
import { basics, createSite, read } from './create-site.ts';

const png = bytes('89504e470d0a1a0a 0000000d 49484452 00000280 000001e0 0806000000');
const gif = bytes('474946383961 0a00 1400 000000');
const jpegHead = 'ffd8 ffe0 0010 4a46494600010100000100010000';
const jpegFrame = 'ffc2 0011 08 0064 00c8 03 012200 021101 031101';
/** Exif with one field: orientation 6, a quarter turn. */
const turned = 'ffe1 0022 457869660000 4d4d002a00000008 0001 0112 0003 00000001 00060000 00000000';
const webpLossy = bytes('52494646 00000000 57454250 56503820 00000000 000000 9d012a 4001 f000');
const webpLossless = bytes('52494646 00000000 57454250 5650384c 00000000 2f 3f c1 3b 00 0000000000000000');
const webpExtended = bytes('52494646 00000000 57454250 56503858 0a000000 00000000 3f0100 ef0000');

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
}

function measure(content: Uint8Array) {
  const type = sniffPicture(content);
  return type && { type, ...measurePicture(content, type) };
}

describe('the size of a picture', () => {
  test.each([
    ['PNG', png, 640, 480],
    ['GIF', gif, 10, 20],
    ['JPEG', bytes(jpegHead + jpegFrame), 200, 100],
    ['JPEG', bytes(`ffd8 ${turned} ${jpegFrame}`), 100, 200],
    ['WebP', webpLossy, 320, 240],
    ['WebP', webpLossless, 320, 240],
    ['WebP', webpExtended, 320, 240],
  ])('%s', (type, content, width, height) => expect(measure(content)).toEqual({ type, width, height }));

  test.each([
    ['<svg width="720" height="480px" viewBox="0 0 1 1">', 720, 480],
    ['<?xml version="1.0"?><!-- <svg width="1" height="1"> -->\n<svg viewBox="0 0 120.4 40">', 120, 40],
    ["<svg\n viewBox='0,0,100,50' width='100%'>", 100, 50],
    ['<svg width="300" viewBox="0 0 100 50">', 300, 150],
    ['<svg height="300" viewBox="0 0 100 50" data-width="9">', 600, 300],
  ])('SVG %s', (text, width, height) => {
    expect(measure(new TextEncoder().encode(text))).toEqual({ type: 'SVG', width, height });
  });

  test.each([
    png,
    gif,
    bytes(jpegHead + jpegFrame),
    bytes(`ffd8 ${turned} ${jpegFrame}`),
    webpLossy,
    webpLossless,
    webpExtended,
  ])('a picture that breaks off anywhere has a size or none, and never throws', (content) => {
    for (let end = 0; end < content.length; end += 1)
      expect(() => measure(content.slice(0, end))).not.toThrow();
  });
});

describe('the media folder', () => {
  test('is read with its sub-folders, each file with hash and size', async () => {
    const root = createSite({
      ...basics,
      'content/media/people/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>',
      'content/media/a.pdf': 'x',
    });
    const { sources, said } = await read(root);
    expect(said).toEqual([]);
    expect(
      Object.values(sources?.media ?? {}).map(({ path: _path, sha256: _sha256, ...rest }) => rest),
    ).toEqual([
      { name: 'a.pdf', hash: '2d711642', bytes: 1 },
      { name: 'people/a.svg', hash: expect.stringMatching(/^[0-9a-f]{8}$/), bytes: 59, width: 2, height: 1 },
    ]);
  });

  test('may not have names that differ in capitals only', async () => {
    const svg = '<svg viewBox="0 0 2 1"/>';
    const { said } = await read(
      createSite({ ...basics, 'content/media/MAP.svg': svg, 'content/media/map.svg': svg }),
    );
    // On a case-insensitive disk there is one file, and nothing to report.
    expect(['content/media/MAP.svg:1:1 names-differ-only-in-case', undefined]).toContain(said[0]);
    if (process.platform === 'linux') expect(said).toHaveLength(1);
  });
});
