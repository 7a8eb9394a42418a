import { hasPlace } from './read-exif.ts';

/**
 * Whether a PDF says where a photo in it was taken. This is only detected, not removed: a document may be signed, and
 * its parts are packed in more ways than one. Packed content is not searched.
 */
export function findPlaceInPdf(bytes: Uint8Array): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.includes('exif:GPSLatitude')) return true;
  for (let at = content.indexOf(exif); at >= 0; at = content.indexOf(exif, at + exif.length))
    if (hasPlace(content.subarray(at, at + 65_536))) return true;
  return false;
}

const exif = 'Exif\0\0';
