import { addRange, type CleanedFile, keepRanges, letters, type Range, viewOf } from './cleaned.ts';

/**
 * Chunks that affect how the picture looks or moves, or its size. Texts, times, Exif and private chunks are dropped.
 */
const drawn = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

/** Source: PNG specification, third edition, 5. */
export function cleanPng(bytes: Uint8Array): CleanedFile {
  if (letters(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n') return { kind: 'damaged' };
  const view = viewOf(bytes);
  const kept: Range[] = [{ start: 0, end: 8 }];
  for (let offset = 8; offset + 12 <= bytes.length; ) {
    const kind = letters(bytes, offset + 4, 4);
    const end = offset + 12 + view.getUint32(offset);
    if (end > bytes.length) break;
    if (drawn.has(kind)) addRange(kept, offset, end);
    if (kind === 'IEND') return { kind: 'clean', bytes: keepRanges(bytes, kept) };
    offset = end;
  }
  return { kind: 'damaged' };
}
