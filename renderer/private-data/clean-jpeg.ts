import { addRange, type CleanedFile, letters, type Range, viewOf } from './cleaned.ts';
import { orientationIn } from './read-exif.ts';

const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  comment: 0xfe,
  firstNote: 0xe0,
  lastNote: 0xef,
  exif: 0xe1,
};

/** The application segments that affect how the picture looks: size, colours, and how colours are encoded. */
const looks = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

/** Removes comments, Exif, XMP, IPTC and anything after the picture; it stays upright. Source: ITU T.81, B. */
export function cleanJpeg(bytes: Uint8Array): CleanedFile {
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) return { kind: 'damaged' };
  const view = viewOf(bytes);
  const kept: Range[] = [{ start: 0, end: 2 }];
  let orientation = 1;
  for (let offset = 2; offset + 2 <= bytes.length; ) {
    const code = bytes[offset + 1] ?? 0;
    if (bytes[offset] !== 0xff) return { kind: 'damaged' };
    if (code === 0xff) {
      offset += 1;
      continue;
    }
    if (code === marker.end) {
      addRange(kept, offset, offset + 2);
      return { kind: 'clean', bytes: join(bytes, kept, orientation) };
    }
    if (offset + 4 > bytes.length) break;
    const segment = { start: offset, end: offset + 2 + view.getUint16(offset + 2) };
    if (segment.end < offset + 4 || segment.end > bytes.length) break;
    if (code === marker.exif && orientation === 1)
      orientation = orientationIn(bytes.subarray(offset + 4, segment.end));
    const end = code === marker.scan ? endOfScan(bytes, segment.end) : segment.end;
    if (isSeen(bytes, code, segment)) addRange(kept, offset, end);
    offset = end;
  }
  return { kind: 'damaged' };
}

function isSeen(bytes: Uint8Array, code: number, { start, end }: Range): boolean {
  if (code === marker.comment) return false;
  if (code < marker.firstNote || code > marker.lastNote) return true;
  const look = looks.get(code);
  return (
    look !== undefined && start + 4 + look.length <= end && letters(bytes, start + 4, look.length) === look
  );
}

/** The next marker that isn't part of the scan. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let offset = bytes.indexOf(0xff, start); offset >= 0; offset = bytes.indexOf(0xff, offset + 1)) {
    const next = bytes[offset + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return offset;
  }
  return bytes.length;
}

/** Adds an Exif with a single field if the picture is rotated. */
function join(bytes: Uint8Array, kept: readonly Range[], orientation: number): Uint8Array {
  const parts = kept.map(({ start, end }) => bytes.subarray(start, end));
  if (orientation === 1) return Buffer.concat(parts);
  const exif = Buffer.from('ffe100224578696600004d4d002a000000080001011200030000000100000000', 'hex');
  const note = Buffer.concat([exif, Buffer.alloc(4)]);
  note.writeUInt16BE(orientation, 28);
  return Buffer.concat([bytes.subarray(0, 2), note, ...parts.with(0, (parts[0] ?? bytes).subarray(2))]);
}
