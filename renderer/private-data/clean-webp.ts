import { addRange, type CleanedFile, keepRanges, letters, type Range, viewOf } from './cleaned.ts';

const drawn = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
const drawnInFrame = ['VP8 ', 'VP8L', 'ALPH'];

/** Flags of the extended header: Exif and XMP are present. */
const notes = 0x08 | 0x04;

/** Keeps pictures and colours, without Exif, XMP and private chunks. Source: RFC 9649, 2. */
export function cleanWebp(bytes: Uint8Array): CleanedFile {
  if (letters(bytes, 0, 4) !== 'RIFF' || letters(bytes, 8, 4) !== 'WEBP') return { kind: 'damaged' };
  const end = 8 + viewOf(bytes).getUint32(4, true);
  const body = end <= bytes.length ? keepChunks(bytes, { start: 12, end }, drawn) : undefined;
  if (!body) return { kind: 'damaged' };
  const cleaned = Buffer.concat([bytes.subarray(0, 12), ...body]);
  cleaned.writeUInt32LE(cleaned.length - 8, 4);
  if (letters(cleaned, 12, 4) === 'VP8X') cleaned[20] = (cleaned[20] ?? 0) & ~notes;
  return { kind: 'clean', bytes: cleaned };
}

function keepChunks(
  bytes: Uint8Array,
  { start, end }: Range,
  kinds: readonly string[],
): Uint8Array[] | undefined {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [];
  let kept: Range[] = [];
  for (let offset = start; offset < end; ) {
    if (offset + 8 > end) return undefined;
    const kind = letters(bytes, offset, 4);
    const size = view.getUint32(offset + 4, true);
    // Padded to even; some programs forget that at the end of the file.
    const next = Math.min(offset + 8 + size + (size % 2), end);
    if (offset + 8 + size > end || (kind === 'VP8X' && size < 10)) return undefined;
    if (kind === 'ANMF' && kinds.includes(kind)) {
      const frame = cleanFrame(bytes, { start: offset, end: offset + 8 + size });
      if (!frame) return undefined;
      parts.push(keepRanges(bytes, kept), ...frame);
      kept = [];
    } else if (kinds.includes(kind)) addRange(kept, offset, next);
    offset = next;
  }
  return [...parts, keepRanges(bytes, kept)];
}

/** After the eight bytes of the chunk header, sixteen say where and for how long the frame is shown. */
function cleanFrame(bytes: Uint8Array, { start, end }: Range): Uint8Array[] | undefined {
  const body = start + 24 <= end ? keepChunks(bytes, { start: start + 24, end }, drawnInFrame) : undefined;
  if (!body) return undefined;
  const head = Buffer.from(bytes.subarray(start, start + 24));
  const size = body.reduce((sum, part) => sum + part.length, 16);
  head.writeUInt32LE(size, 4);
  return [head, ...body, ...(size % 2 ? [Uint8Array.of(0)] : [])];
}
