/**
 * Pictures as programs save them, with metadata inserted byte by byte: the result looks the same and reveals nothing.
 */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanMedia } from '../../renderer/private-data/clean-media.ts';
import { findPlaceInPdf } from '../../renderer/private-data/find-place-in-pdf.ts';
import { join, secret } from './build-film.ts';

const size = { width: 16, height: 12 };
const frames = 3;

/** Three frames below each other, all different. */
function animation() {
  const dots = Buffer.alloc(size.width * size.height * frames * 3, 0);
  for (let index = 0; index < dots.length; index += 1)
    dots[index] = (index * 37 + Math.floor(index / 576) * 80) % 256;
  const raw = {
    width: size.width,
    height: size.height * frames,
    channels: 3 as const,
    pageHeight: size.height,
  };
  return sharp(dots, { raw });
}

async function pixels(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes, { animated: true }).raw().toBuffer({ resolveWithObject: true });
  return { data: data.toString('hex'), ...info };
}

function clean(bytes: Uint8Array, type: string): Buffer {
  const cleaned = cleanMedia(bytes, type);
  expect(cleaned.kind).toBe('clean');
  return Buffer.from(cleaned.kind === 'clean' ? cleaned.bytes : []);
}

async function expectClean(bytes: Buffer, type: string): Promise<Buffer> {
  expect(bytes.includes(secret)).toBe(true);
  const cleaned = clean(bytes, type);
  expect(cleaned.includes(secret)).toBe(false);
  expect(await pixels(cleaned)).toEqual(await pixels(bytes));
  const again = cleanMedia(cleaned, type);
  expect(again.kind === 'clean' && again.bytes).toBe(cleaned);
  return cleaned;
}

/** Exif with a copyright, and a directory with a location. */
const exif = Buffer.concat([
  Buffer.from(
    '4d4d002a 00000008 0002 0112 0003 00000001 00060000 8825 0004 00000001 00000026 00000000 0001 0001 0002 00000002 4e000000 00000000'.replaceAll(
      ' ',
      '',
    ),
    'hex',
  ),
  Buffer.from(secret),
]);

describe('an animated GIF', () => {
  const sub = (text: string) => join([text.length], text);
  const comment = join([0x21, 0xfe], sub(secret), sub(secret), [0]);
  const xmp = join([0x21, 0xff], sub('XMP DataXMP'), sub(secret), [0]);
  const plain = join([0x21, 0x01], sub('123456789012'), sub(secret), [0]);
  const other = join([0x21, 0x99], sub(secret), [0]);

  test('goes without comments and notes of programs, and is shown as often', async () => {
    const gif = await animation().gif({ loop: 4 }).toBuffer();
    const table = 13 + ((gif[10] ?? 0) & 0x80 ? 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) : 0);
    const noted = join(gif.subarray(0, table), comment, xmp, gif.subarray(table));
    const cleaned = await expectClean(noted, 'gif');
    expect(clean(join(noted.subarray(0, -1), comment, [0x3b], secret), 'gif').equals(cleaned)).toBe(true);
    expect((await sharp(cleaned, { animated: true }).metadata()).loop).toBe(4);
    expect((await sharp(cleaned, { animated: true }).metadata()).pages).toBe(frames);
  });

  test('goes without texts and extensions that no browser knows', async () => {
    const gif = await animation().gif({ loop: 4 }).toBuffer();
    const at = gif.indexOf(Buffer.from('NETSCAPE2.0')) - 3;
    for (const extension of [plain, other, xmp, comment])
      expect(clean(join(gif.subarray(0, at), extension, gif.subarray(at)), 'gif').equals(gif)).toBe(true);
  });

  test('without notes stays as it is', async () => {
    const gif = await animation().gif({ loop: 4 }).toBuffer();
    const cleaned = cleanMedia(gif, 'gif');
    expect(cleaned.kind === 'clean' && cleaned.bytes).toBe(gif);
  });

  test('that breaks off within a block is damaged', async () => {
    const gif = await animation().gif().toBuffer();
    expect(cleanMedia(gif.subarray(0, -40), 'gif').kind).toBe('damaged');
    expect(cleanMedia(gif.subarray(0, 15), 'gif').kind).toBe('damaged');
    expect(cleanMedia(join(gif.subarray(0, -1), [0x99]), 'gif').kind).toBe('damaged');
  });
});

describe('an animated WebP', () => {
  const chunk = (kind: string, text: string | Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(text.length);
    return join(kind, length, text, text.length % 2 ? [0] : []);
  };
  const riff = (...parts: Buffer[]) => {
    const body = join('WEBP', ...parts);
    return join('RIFF', chunk('', body).subarray(0, 4), body);
  };
  const noted = async () => {
    const webp = await animation().webp({ loop: 4, lossless: true }).toBuffer();
    const body = Buffer.from(webp.subarray(12));
    body[8] = (body[8] ?? 0) | 0x0c;
    const frame = body.indexOf('ANMF');
    const end = frame + 8 + body.readUInt32LE(frame + 4);
    const inFrame = chunk('note', `${secret}!`);
    const longer = Buffer.from(body.subarray(frame, end));
    longer.writeUInt32LE(end - frame - 8 + inFrame.length, 4);
    return riff(
      body.subarray(0, frame),
      longer,
      inFrame,
      body.subarray(end),
      chunk('EXIF', exif),
      chunk('XMP ', secret),
      chunk('cam1', secret),
    );
  };

  test('goes without Exif, XMP and notes of programs, and says that it has none', async () => {
    const cleaned = await expectClean(join(await noted(), secret), 'webp');
    expect((cleaned[20] ?? 0) & 0x0c).toBe(0);
    expect((cleaned[20] ?? 0) & 0x02).toBe(0x02);
    expect(cleaned.readUInt32LE(4)).toBe(cleaned.length - 8);
    const { loop, pages, exif: found, xmp } = await sharp(cleaned, { animated: true }).metadata();
    expect({ loop, pages, found, xmp }).toEqual({ loop: 4, pages: frames, found: undefined, xmp: undefined });
  });

  test('without notes stays as it is', async () => {
    const webp = await animation().webp({ loop: 4 }).toBuffer();
    const cleaned = cleanMedia(webp, 'webp');
    expect(cleaned.kind === 'clean' && cleaned.bytes).toBe(webp);
  });

  test('whose chunks reach beyond their end is damaged', async () => {
    const webp = await noted();
    expect(cleanMedia(webp.subarray(0, -1), 'webp').kind).toBe('damaged');
    expect(cleanMedia(riff(chunk('VP8X', 'short')), 'webp').kind).toBe('damaged');
    expect(cleanMedia(riff(chunk('ANMF', 'short')), 'webp').kind).toBe('damaged');
    expect(cleanMedia(riff(Buffer.from('VP8 \xff\xff\xff\xff', 'latin1')), 'webp').kind).toBe('damaged');
  });
});

const photo = () => sharp({ create: { ...size, channels: 3, background: '#3a6' } });

test('a PNG goes without texts, times and Exif', async () => {
  const png = await photo().png().withIccProfile('p3').toBuffer();
  const chunk = (kind: string, data: string | Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return join(length, kind, data, crcOf(join(kind, data)));
  };
  const notes = join(chunk('tEXt', `Comment\0${secret}`), chunk('eXIf', exif), chunk('caMr', secret));
  const noted = join(png.subarray(0, 33), notes, png.subarray(33), secret);
  const cleaned = await expectClean(noted, 'png');
  expect(cleaned.equals(png)).toBe(true);
  expect(cleanMedia(png.subarray(0, -5), 'png').kind).toBe('damaged');
});

describe('a JPEG', () => {
  const segment = (code: number, ...parts: (Buffer | string)[]) => {
    const body = join(...parts);
    return join([0xff, code, (body.length + 2) >> 8, (body.length + 2) & 0xff], body);
  };
  const noted = (jpeg: Buffer) =>
    join(
      jpeg.subarray(0, 2),
      segment(0xe1, 'Exif\0\0', exif),
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', secret),
      segment(0xed, 'Photoshop 3.0\0', secret),
      segment(0xe2, 'MPF\0', secret),
      segment(0xfe, secret),
      jpeg.subarray(2),
      secret,
      jpeg,
    );

  test.each([true, false])(
    'goes without Exif, XMP, IPTC and comments, and stays upright (progressive: %s)',
    async (progressive) => {
      const jpeg = await photo().jpeg({ progressive }).withIccProfile('p3').toBuffer();
      const cleaned = await expectClean(noted(jpeg), 'jpg');
      const { orientation, icc } = await sharp(cleaned).metadata();
      expect([orientation, icc !== undefined]).toEqual([6, true]);
      expect(cleaned.length).toBe(jpeg.length + 36);
    },
  );

  test('that breaks off is damaged', async () => {
    const jpeg = await photo().jpeg().toBuffer();
    for (let end = 0; end < jpeg.length; end += 1)
      expect(cleanMedia(jpeg.subarray(0, end), 'jpg').kind).toBe('damaged');
  });

  test('in a drawing goes without them too', async () => {
    const jpeg = await photo().jpeg().toBuffer();
    const draw = (bytes: Buffer) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg"><title>é</title><image href="data:image/jpeg;base64,${bytes.toString('base64')}"/></svg>`,
      );
    const cleaned = clean(draw(noted(jpeg)), 'svg').toString();
    const [, inside = ''] = /base64,([^"]*)/.exec(cleaned) ?? [];
    expect(Buffer.from(inside, 'base64').includes(secret)).toBe(false);
    expect(cleaned.startsWith('<svg xmlns="http://www.w3.org/2000/svg"><title>é</title><image ')).toBe(true);
    expect(await pixels(Buffer.from(inside, 'base64'))).toEqual(await pixels(noted(jpeg)));
  });

  test('in a PDF is looked at for a place', async () => {
    const jpeg = await photo().jpeg().toBuffer();
    const pdf = (bytes: Buffer) => join('%PDF-1.4 stream\n', bytes, '\nendstream');
    expect(findPlaceInPdf(pdf(jpeg))).toBe(false);
    expect(findPlaceInPdf(pdf(noted(jpeg)))).toBe(true);
    expect(findPlaceInPdf(Buffer.from('%PDF <exif:GPSLatitude>'))).toBe(true);
    expect(findPlaceInPdf(join('%PDF', Buffer.alloc(3_000_000, 'Exif\0\0MM')))).toBe(false);
  });
});

test('a sound goes without the tags before and behind it', () => {
  const sound = join([0xff, 0xfb, 0x90, 0x64], 'sound');
  const id3 = (footer: boolean) =>
    join('ID3', [4, 0, footer ? 0x10 : 0, 0, 0, 0, secret.length], secret, footer ? '3DI7890123' : '');
  const ape = join(
    'APETAGEX',
    [208, 7, 0, 0, 57, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0xa0],
    Buffer.alloc(8),
    secret,
    'APETAGEX',
    [208, 7, 0, 0, secret.length + 32, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0x80],
    Buffer.alloc(8),
  );
  const tag = `TAG${secret}`.padEnd(128, '\0');
  expect(clean(join(id3(true), id3(false), sound, ape, tag), 'mp3').equals(sound)).toBe(true);
  const plain = cleanMedia(sound, 'mp3');
  expect(plain.kind === 'clean' && plain.bytes).toBe(sound);
});

test.each(['gif', 'webp', 'png', 'jpg', 'mp3', 'svg', 'ico', 'pdf'])(
  'whatever stands in a file called .%s, cleaning it ends',
  async (type) => {
    const gif = await animation().gif().toBuffer();
    const webp = await animation().webp().toBuffer();
    const jpeg = await photo().jpeg().toBuffer();
    const png = await photo().png().toBuffer();
    for (const whole of [gif, webp, jpeg, png])
      for (let end = 0; end < Math.min(whole.length, 900); end += 1) {
        expect(() => cleanMedia(whole.subarray(0, end), type)).not.toThrow();
        for (const byte of [0, 1, 0x7f, 0xff]) {
          const changed = Buffer.from(whole);
          changed[end] = byte;
          expect(() => cleanMedia(changed, type)).not.toThrow();
        }
      }
    for (const piece of [
      'ID3\x04\0\0\0\0\0\0',
      'TAG',
      'APETAGEX',
      '\xff\xe1\0\x02',
      '\x21\xfe\0',
      'ANMF\x10\0\0\0',
      'data:image/png;base64,',
    ])
      for (const whole of [gif, webp, jpeg, png, Buffer.alloc(0)])
        expect(() =>
          cleanMedia(join(whole.subarray(0, 20), Buffer.alloc(2_000_000, piece, 'latin1')), type),
        ).not.toThrow();
  },
);

/** Source: PNG specification, third edition, annex D. */
function crcOf(bytes: Buffer): Buffer {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const written = Buffer.alloc(4);
  written.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return written;
}
