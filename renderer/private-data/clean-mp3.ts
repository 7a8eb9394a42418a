import { type CleanedFile, letters } from './cleaned.ts';

/**
 * The sound without the tags before and after it. Sources: https://id3.org/id3v2.4.0-structure, https://id3.org/ID3v1
 * and https://wiki.hydrogenaud.io/index.php?title=APEv2_specification.
 */
export function cleanMp3(bytes: Uint8Array): CleanedFile {
  const start = endOfTags(bytes);
  const end = startOfTags(bytes, start);
  return { kind: 'clean', bytes: start === 0 && end === bytes.length ? bytes : bytes.subarray(start, end) };
}

/** There may be several, one after the other. */
function endOfTags(bytes: Uint8Array): number {
  let offset = 0;
  while (letters(bytes, offset, 3) === 'ID3' && offset + 10 <= bytes.length) {
    const footer = (bytes[offset + 5] ?? 0) & 0x10 ? 10 : 0;
    offset = Math.min(bytes.length, offset + 10 + sevenBits(bytes, offset + 6) + footer);
  }
  return offset;
}

/** Four bytes, the highest bit of each ignored. */
function sevenBits(bytes: Uint8Array, offset: number): number {
  return [0, 1, 2, 3].reduce((sum, index) => sum * 128 + ((bytes[offset + index] ?? 0) & 0x7f), 0);
}

function startOfTags(bytes: Uint8Array, from: number): number {
  let end = bytes.length;
  for (let size = tagBefore(bytes, end); size > 0; size = tagBefore(bytes, end))
    end = Math.max(from, end - size);
  return Math.max(from, end);
}

/** The size in bytes of the tag that ends here; 0 if none does. */
function tagBefore(bytes: Uint8Array, end: number): number {
  if (end >= 128 && letters(bytes, end - 128, 3) === 'TAG') return 128;
  if (end >= 227 && letters(bytes, end - 227, 4) === 'TAG+') return 227;
  if (end >= 10 && letters(bytes, end - 10, 3) === '3DI') return 20 + sevenBits(bytes, end - 4);
  if (end >= 9 && letters(bytes, end - 9, 9) === 'LYRICS200')
    return 15 + Number(letters(bytes, end - 15, 6).replace(/\D/g, ''));
  if (end < 32 || letters(bytes, end - 32, 8) !== 'APETAGEX') return 0;
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = view.readUInt32LE(end - 12) & 0x80000000 ? 32 : 0;
  return Math.max(32, view.readUInt32LE(end - 20)) + header;
}
