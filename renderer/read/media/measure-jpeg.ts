import { isExif, orientationIn, upright } from '../../private-data/read-exif.ts';
import type { PictureSize } from './picture-size.ts';

/** From the frame header (ITU T.81, B.2.2); turned where the camera noted that the picture lies on its side. */
export function measureJpeg(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  let orientation: number | undefined;
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
        orientation ?? 1,
      );
    const length = view.getUint16(offset + 2);
    const segment = bytes.subarray(offset + 4, offset + 2 + length);
    // The first one counts.
    if (marker === 0xe1 && isExif(segment)) orientation ??= orientationIn(segment);
    offset += 2 + Math.max(2, length);
  }
  return undefined;
}

/** SOF0 to SOF15, without DHT, JPG and DAC, which share the range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
