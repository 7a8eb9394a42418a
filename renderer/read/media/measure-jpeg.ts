import type { PictureSize } from './picture-size.ts';

/** From the frame header (ITU T.81, B.2.2); turned where the camera noted that the picture lies on its side. */
export function measureJpeg(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  let turned = false;
  for (let offset = 2; offset + 9 < bytes.length; ) {
    if (bytes[offset] !== 0xff) return undefined;
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (isFrame(marker)) {
      const size = { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
      return turned ? { width: size.height, height: size.width } : size;
    }
    const length = view.getUint16(offset + 2);
    if (marker === 0xe1) turned ||= isTurned(view, offset + 4, Math.min(bytes.length, offset + 2 + length));
    offset += 2 + Math.max(2, length);
  }
  return undefined;
}

/** SOF0 to SOF15, without DHT, JPG and DAC, which share the range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Exif orientation 5 to 8 (tag 0x0112 of the first directory). */
function isTurned(view: DataView, start: number, end: number): boolean {
  const tiff = start + 6;
  if (tiff + 8 > end || view.getUint32(start) !== 0x45786966) return false;
  const little = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, little);
  if (directory + 2 > end) return false;
  const count = view.getUint16(directory, little);
  for (let index = 0; index < count; index += 1) {
    const field = directory + 2 + index * 12;
    if (field + 12 > end) return false;
    if (view.getUint16(field, little) === 0x0112) return view.getUint16(field + 8, little) >= 5;
  }
  return false;
}
