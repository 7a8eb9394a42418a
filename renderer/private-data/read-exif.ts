import { letters, viewOf } from './cleaned.ts';

const head = 'Exif\0\0';

/** 1 to 8; 1 if not given. `segment`: the content of a JPEG's APP1 segment. */
export function orientationIn(segment: Uint8Array): number {
  return isExif(segment) ? orientationOf(withoutExifHead(segment)) : 1;
}

/** The same for Exif without the JPEG header. */
export function orientationOf(exif: Uint8Array): number {
  const written = fieldIn(exif, 0x0112);
  return written !== undefined && written >= 1 && written <= 8 ? written : 1;
}

/** Whether a JPEG's APP1 segment is Exif. */
export function isExif(segment: Uint8Array): boolean {
  return letters(segment, 0, head.length) === head;
}

/** Some programs add the JPEG header in other files as well. */
export function withoutExifHead(exif: Uint8Array): Uint8Array {
  return isExif(exif) ? exif.subarray(head.length) : exif;
}

/** The displayed size of a picture: 5 to 8 are rotated by 90 degrees. */
export function upright<Size extends { width: number; height: number }>(
  { width, height }: Size,
  orientation: number,
): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** Whether it contains a location: a GPS directory. */
export function hasPlace(segment: Uint8Array): boolean {
  return isExif(segment) && fieldIn(withoutExifHead(segment), 0x8825) !== undefined;
}

/** The first two bytes of a field in the first directory. Source: Exif 2.32, 4.6. */
function fieldIn(tiff: Uint8Array, tag: number): number | undefined {
  if (tiff.length < 10) return undefined;
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
