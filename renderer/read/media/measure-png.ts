import { orientationOf, upright } from '../../private-data/read-exif.ts';
import type { PictureSize } from './picture-size.ts';

/** From the head, turned as Exif says if that stands before the picture itself. Source: PNG specification, third edition, 11.3.4.5. */
export function measurePng(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  if (bytes.length < 24) return undefined;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  for (let offset = 8; offset + 8 <= bytes.length; offset += 12 + view.getUint32(offset)) {
    const chunk = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));
    // One that moves is published as it is, without Exif.
    if (chunk === 'IDAT' || chunk === 'acTL') return size;
    if (chunk === 'eXIf')
      return upright(size, orientationOf(bytes.subarray(offset + 8, offset + 8 + view.getUint32(offset))));
  }
  return size;
}
