/** Reads the size of a picture from the first bytes of its file, without decoding it. */
import type { PictureType } from '../../schema/picture-endings.ts';
import { measureAvif } from './measure-avif.ts';
import { measureJpeg } from './measure-jpeg.ts';
import { measurePng } from './measure-png.ts';
import { measureSvg } from './measure-svg.ts';
import { measureWebp } from './measure-webp.ts';
import type { PictureSize } from './picture-size.ts';
import { readSvg } from './svg/read-svg.ts';

export function measurePicture(bytes: Uint8Array, type: PictureType): PictureSize | undefined {
  const size = measurers[type](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

/** The real type of a file, whatever its name. */
export function sniffPicture(bytes: Uint8Array): PictureType | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (head.startsWith('\xff\xd8\xff')) return 'JPEG';
  if (/^GIF8[79]a/.test(head)) return 'GIF';
  if (/^RIFF....WEBP$/s.test(head)) return 'WebP';
  if (isAvif(head, bytes)) return 'AVIF';
  return /<(?:\w+:)?svg[\s/>]/i.test(new TextDecoder().decode(bytes.subarray(0, 4096))) ? 'SVG' : undefined;
}

/**
 * The first box lists the formats that a file can be read as: `avif`, and `avis` if it moves. Source:
 * https://aomediacodec.github.io/av1-avif/#brands-overview
 */
function isAvif(head: string, bytes: Uint8Array): boolean {
  if (head.slice(4, 8) !== 'ftyp') return false;
  return /avi[fs]/.test(String.fromCharCode(...bytes.subarray(8, Math.min(bytes[3] ?? 0, 64))));
}

type Measure = (bytes: Uint8Array, view: DataView) => PictureSize | undefined;

const measurers: Readonly<Record<PictureType, Measure>> = {
  PNG: measurePng,
  GIF: (bytes, view) =>
    bytes.length < 10 ? undefined : { width: view.getUint16(6, true), height: view.getUint16(8, true) },
  JPEG: measureJpeg,
  WebP: measureWebp,
  AVIF: measureAvif,
  SVG: (bytes) => {
    const [root] = readSvg(bytes).elements;
    return root && measureSvg(root);
  },
};
