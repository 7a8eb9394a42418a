import type { PictureType } from '../../schema/picture-endings.ts';

/** Whether a picture moves: encoding it again would make it stand still. */
export function isAnimated(bytes: Uint8Array, type: PictureType): boolean {
  if (type === 'GIF') return countFrames(bytes, 2) > 1;
  if (type === 'PNG') return hasAnimationChunk(bytes);
  if (type === 'AVIF') return letters(bytes, 8, 12) === 'avis';
  // The flag of the extended header (RFC 9649, 2.7).
  return type === 'WebP' && letters(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0;
}

/** Counts no further than `limit`. Source: GIF89a specification, grammar of section C. */
function countFrames(bytes: Uint8Array, limit: number): number {
  let frames = 0;
  let offset = 13 + colourTable(bytes[10]);
  while (offset < bytes.length && frames < limit) {
    const block = bytes[offset];
    if (block === 0x21) offset = afterSubBlocks(bytes, offset + 2);
    else if (block === 0x2c) {
      frames += 1;
      offset = afterSubBlocks(bytes, offset + 11 + colourTable(bytes[offset + 9]));
    } else break;
  }
  return frames;
}

/** Size in bytes of the table announced by the packed field. */
function colourTable(packed = 0): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0;
}

function afterSubBlocks(bytes: Uint8Array, start: number): number {
  let offset = start;
  for (let size = bytes[offset] ?? 0; size > 0; size = bytes[offset] ?? 0) offset += size + 1;
  return offset + 1;
}

/** `acTL` must precede the image data (PNG specification, third edition). */
function hasAnimationChunk(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let offset = 8; offset + 8 <= bytes.length; offset += 12 + view.getUint32(offset)) {
    const chunk = letters(bytes, offset + 4, offset + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}

function letters(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}
