/** Reads the size of a picture from the first bytes of its file, without decoding it. */

import { isFrame, orientationInJpeg, orientationInPng } from '../../private-data/orientation-in-file.ts';
import { orientationOf, upright, withoutExifHead } from '../../private-data/read-exif.ts';
import type { PictureType } from '../../schema/picture-endings.ts';
import { measureAvif } from './measure-avif.ts';
import { measureSvg } from './measure-svg.ts';
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

type PictureMeasurer = (bytes: Uint8Array, view: DataView) => PictureSize | undefined;

const measurers: Readonly<Record<PictureType, PictureMeasurer>> = {
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

/** Size from the frame header (ITU T.81, B.2.2); rotated if the camera noted that the picture lies on its side. */
function measureJpeg(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  for (let offset = 2; offset + 9 < bytes.length; ) {
    if (bytes[offset] !== 0xff) return undefined;
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (isFrame(marker))
      return upright(
        { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) },
        orientationInJpeg(bytes),
      );
    offset += 2 + Math.max(2, view.getUint16(offset + 2));
  }
  return undefined;
}

/** Size from the header, rotated by Exif. */
function measurePng(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  if (bytes.length < 24) return undefined;
  return upright({ width: view.getUint32(16), height: view.getUint32(20) }, orientationInPng(bytes));
}

/** Size from the first chunk: extended, lossless or lossy (RFC 9649). */
function measureWebp(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  if (bytes.length < 30) return undefined;
  const chunk = String.fromCharCode(...bytes.subarray(12, 16));
  if (chunk === 'VP8X') {
    const size = { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
    // An animated one is published as it is, without Exif.
    const isTurnable = ((bytes[20] ?? 0) & (hasExif | isMoving)) === hasExif;
    return isTurnable ? upright(size, orientationOf(withoutExifHead(exifIn(bytes, view)))) : size;
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  if (chunk !== 'VP8 ') return undefined;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** Flags of the extended header. */
const [hasExif, isMoving] = [0x08, 0x02];

/** Exif follows the picture. */
function exifIn(bytes: Uint8Array, view: DataView): Uint8Array {
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const size = view.getUint32(offset + 4, true);
    if (String.fromCharCode(...bytes.subarray(offset, offset + 4)) === 'EXIF')
      return bytes.subarray(offset + 8, offset + 8 + size);
    offset += 8 + size + (size % 2);
  }
  return new Uint8Array();
}

function uint24(view: DataView, offset: number): number {
  return view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
}
