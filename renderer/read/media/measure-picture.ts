/** The size of a picture from the first bytes of its file, without decoding it. */
import { measureJpeg } from './measure-jpeg.ts';
import { measureSvg } from './measure-svg.ts';
import { measureWebp } from './measure-webp.ts';
import type { PictureSize } from './picture-size.ts';
import { readSvg } from './svg/read-svg.ts';

export type PictureType = 'PNG' | 'JPEG' | 'GIF' | 'WebP' | 'SVG';

export function measurePicture(bytes: Uint8Array, type: PictureType): PictureSize | undefined {
  const size = measurers[type](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

/** What a file really is, whatever its name says. */
export function sniffPicture(bytes: Uint8Array): PictureType | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (head.startsWith('\xff\xd8\xff')) return 'JPEG';
  if (/^GIF8[79]a/.test(head)) return 'GIF';
  if (/^RIFF....WEBP$/s.test(head)) return 'WebP';
  return /<(?:\w+:)?svg[\s/>]/i.test(new TextDecoder().decode(bytes.subarray(0, 4096))) ? 'SVG' : undefined;
}

type Measure = (bytes: Uint8Array, view: DataView) => PictureSize | undefined;

const measurers: Readonly<Record<PictureType, Measure>> = {
  PNG: (bytes, view) =>
    bytes.length < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) },
  GIF: (bytes, view) =>
    bytes.length < 10 ? undefined : { width: view.getUint16(6, true), height: view.getUint16(8, true) },
  JPEG: measureJpeg,
  WebP: measureWebp,
  SVG: (bytes) => {
    const [root] = readSvg(bytes).elements;
    return root && measureSvg(root);
  },
};
