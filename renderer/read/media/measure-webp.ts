import { orientationOf, upright, withoutExifHead } from '../../private-data/read-exif.ts';
import type { PictureSize } from './picture-size.ts';

/** Flags of the extended header. */
const [hasExif, isMoving] = [0x08, 0x02];

/** Size from the first chunk: extended, lossless or lossy (RFC 9649). */
export function measureWebp(bytes: Uint8Array, view: DataView): PictureSize | undefined {
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
