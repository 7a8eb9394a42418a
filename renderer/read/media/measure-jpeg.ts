import { isFrame, orientationInJpeg } from '../../private-data/orientation-in-file.ts';
import { upright } from '../../private-data/read-exif.ts';
import type { PictureSize } from './picture-size.ts';

/** Size from the frame header (ITU T.81, B.2.2); rotated if the camera noted that the picture lies on its side. */
export function measureJpeg(bytes: Uint8Array, view: DataView): PictureSize | undefined {
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
