/** Every picture has the same dimensions on the page as its published file, however the camera was held. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { measurePicture, sniffPicture } from '../../renderer/read/media/measure-picture.ts';
import { describePicture } from './make-picture.ts';
import { placeMedia } from './place-media.ts';

const size = { width: 60, height: 40 };
const plain = () => sharp({ create: { ...size, channels: 3, background: '#a33' } });

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s', (format) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('with orientation %i', async (orientation) => {
    const bytes = await plain().withMetadata({ orientation })[format]().toBuffer();
    const shown = await sharp(bytes).autoOrient().png().toBuffer({ resolveWithObject: true });
    const type = sniffPicture(bytes);
    expect(type?.toLowerCase()).toBe(format);
    expect(type && measurePicture(bytes, type)).toEqual({
      width: shown.info.width,
      height: shown.info.height,
    });
    for (let end = 0; end < bytes.length; end += 1)
      expect(() => measurePicture(bytes.subarray(0, end), type ?? 'PNG')).not.toThrow();
  });

  it('is made as large as it is measured', async () => {
    const name = `a.${format}`;
    const bytes = await plain().withMetadata({ orientation: 6 })[format]().toBuffer();
    const { plan, derive, said } = await placeMedia({ [name]: bytes });
    expect(plan.picture(name, '')).toMatchObject({ width: 40, height: 60 });
    const { copies } = await derive();
    expect([said, copies.length > 0]).toEqual([[], true]);
    for (const { path } of copies)
      expect(await describePicture(path)).toMatchObject({ width: 40, height: 60 });
  });
});

describe('Exif where programs put it', () => {
  const exif = (orientation: number) => {
    const bytes = Buffer.from('4d4d002a000000080001011200030000000100000000000000000000', 'hex').subarray(
      0,
      26,
    );
    bytes.writeUInt16BE(orientation, 18);
    return bytes;
  };
  const head = Buffer.from('Exif\0\0');
  const expectAsShown = async (bytes: Buffer, type: 'PNG' | 'WebP' | 'JPEG') => {
    const { info } = await sharp(bytes).autoOrient().png().toBuffer({ resolveWithObject: true });
    expect(measurePicture(bytes, type)).toEqual({ width: info.width, height: info.height });
    return info.width;
  };

  it.each([
    [0, 60],
    [6, 40],
    [9, 60],
    [300, 60],
  ])('in a PNG says %i', async (orientation, width) => {
    const png = await plain().png().toBuffer();
    const chunk = pngChunk('eXIf', exif(orientation));
    expect(await expectAsShown(join(png.subarray(0, 33), chunk, png.subarray(33)), 'PNG')).toBe(width);
    // After the picture data it is ignored.
    await expectAsShown(join(png.subarray(0, -12), chunk, png.subarray(-12)), 'PNG');
  });

  it.each([
    ['bare', exif(6), 40],
    ['with the head of a JPEG', join(head, exif(6)), 40],
    ['with a number that says nothing', exif(12), 60],
  ])('in a WebP, %s', async (_how, data, width) => {
    const webp = await plain().withMetadata({ orientation: 6 }).webp().toBuffer();
    const start = webp.subarray(0, webp.indexOf('EXIF'));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    const made = join(start, Buffer.from('EXIF'), length, data);
    made.writeUInt32LE(made.length - 8, 4);
    expect(await expectAsShown(made, 'WebP')).toBe(width);
    const unsaid = Buffer.from(made);
    unsaid.writeUInt8(unsaid.readUInt8(20) & ~0x08, 20);
    expect(await expectAsShown(unsaid, 'WebP')).toBe(60);
  });

  it.each([
    [1, 6, 60],
    [6, 1, 40],
  ])('in a JPEG twice, as %i and %i', async (first, second, width) => {
    const jpeg = await plain().jpeg().toBuffer();
    const segment = (orientation: number) => join(Buffer.from([0xff, 0xe1, 0, 34]), head, exif(orientation));
    const made = join(jpeg.subarray(0, 2), segment(first), segment(second), jpeg.subarray(2));
    expect(await expectAsShown(made, 'JPEG')).toBe(width);
  });
});

it('what moves is published without Exif, and measured as it lies', async () => {
  const dots = Buffer.alloc(60 * 80 * 3, 90).fill(200, 60 * 40 * 3);
  const frames = sharp(dots, {
    raw: { width: 60, height: 80, channels: 3, pageHeight: 40 },
  });
  const webp = await frames.withMetadata({ orientation: 6 }).webp({ loop: 0 }).toBuffer();
  expect(measurePicture(webp, 'WebP')).toEqual(size);
});

it('a JPEG may be named as browsers save it, and goes out as .jpg', async () => {
  const jpeg = await plain().jpeg().toBuffer();
  const { plan, derive, said } = await placeMedia({ 'a.jfif': jpeg, 'b.PJPEG': jpeg });
  expect(plan.picture('a.jfif', '').src).toMatch(/^\/base\/media\/a-60\.[0-9a-f]{8}\.jpg$/);
  expect(plan.picture('b.PJPEG', '').src).toMatch(/\.jpg$/);
  await derive();
  expect(said).toEqual([]);
});

it('an AVIF is offered as AVIF and as WebP; one that moves is refused', async () => {
  const avif = await plain().avif().toBuffer();
  const moving = Buffer.from(avif);
  moving.write('avis', 8);
  const { plan, said } = await placeMedia({ 'a.avif': avif, 'b.avif': moving });
  const picture = plan.picture('a.avif', '');
  expect(picture.src).toMatch(/\.webp$/);
  expect(picture.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(said).toEqual(['content/media/b.avif:1:1 media-type-refused']);
});

function join(...parts: Uint8Array[]): Buffer {
  return Buffer.concat(parts);
}

function pngChunk(kind: string, data: Buffer): Buffer {
  const body = join(Buffer.from(kind), data);
  let sum = ~0;
  for (const byte of body) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(~sum >>> 0);
  return join(length, body, check);
}
