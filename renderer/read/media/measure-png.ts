import { orientationInPng } from '../../private-data/orientation-in-file.ts';
import { upright } from '../../private-data/read-exif.ts';
import type { PictureSize } from './picture-size.ts';

/** Size from the header, rotated by Exif. */
export function measurePng(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  if (bytes.length < 24) return undefined;
  return upright({ width: view.getUint32(16), height: view.getUint32(20) }, orientationInPng(bytes));
}
