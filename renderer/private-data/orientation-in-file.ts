import { viewOf } from './cleaned.ts';
import { isExif, orientationIn, orientationOf } from './read-exif.ts';

/** The orientation of a picture: 1 to 8 as in Exif; 1 if its file doesn't say. */
export function orientationInJpeg(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  for (let offset = 2; offset + 4 <= bytes.length && bytes[offset] === 0xff; ) {
    const marker = bytes[offset + 1] ?? 0;
    if (isFrame(marker)) return 1;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    const length = view.getUint16(offset + 2);
    const segment = bytes.subarray(offset + 4, offset + 2 + length);
    // The first one counts.
    if (marker === 0xe1 && isExif(segment)) return orientationIn(segment);
    offset += 2 + Math.max(2, length);
  }
  return 1;
}

/** SOF0 to SOF15, without DHT, JPG and DAC, which share the range. Source: ITU T.81, B.1.1.3. */
export function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Only chunks before the picture itself count. Source: PNG specification, third edition, 11.3.4.5. */
export function orientationInPng(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  for (let offset = 8; offset + 8 <= bytes.length; offset += 12 + view.getUint32(offset)) {
    const chunk = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));
    // An animation is published without its Exif.
    if (chunk === 'IDAT' || chunk === 'acTL') return 1;
    if (chunk === 'eXIf')
      return orientationOf(bytes.subarray(offset + 8, offset + 8 + view.getUint32(offset)));
  }
  return 1;
}
