import { letters, viewOf } from './cleaned.ts';

/** 1 to 8; 1 where nothing is said. `segment`: what an APP1 segment of a JPEG holds. */
export function orientationIn(segment: Uint8Array): number {
  const written = fieldIn(segment, 0x0112);
  return written !== undefined && written >= 1 && written <= 8 ? written : 1;
}

/** Whether it says where the picture was taken: a directory with GPS. */
export function hasPlace(segment: Uint8Array): boolean {
  return fieldIn(segment, 0x8825) !== undefined;
}

/** The first two bytes of a field of the first directory. Source: Exif 2.32, 4.6. */
function fieldIn(segment: Uint8Array, tag: number): number | undefined {
  if (letters(segment, 0, 6) !== 'Exif\0\0' || segment.length < 16) return undefined;
  const tiff = segment.subarray(6);
  const view = viewOf(tiff);
  const little = letters(tiff, 0, 2) === 'II';
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return undefined;
  const count = view.getUint16(directory, little);
  for (let index = 0; index < count; index += 1) {
    const field = directory + 2 + index * 12;
    if (field + 12 > tiff.length) return undefined;
    if (view.getUint16(field, little) === tag) return view.getUint16(field + 8, little);
  }
  return undefined;
}
