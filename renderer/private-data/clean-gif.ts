import { addRange, type CleanedFile, keepRanges, letters, type Range } from './cleaned.ts';

/** How often an animation is shown. Other application extensions contain notes, profiles and anything else. */
const loops = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

const block = { extension: 0x21, picture: 0x2c, end: 0x3b };
const label = { control: 0xf9, application: 0xff };

/** Keeps pictures, their times and how often they are shown. Source: GIF89a specification, grammar of section C. */
export function cleanGif(bytes: Uint8Array): CleanedFile {
  if (!/^GIF8[79]a$/.test(letters(bytes, 0, 6))) return { kind: 'damaged' };
  let offset = 13 + colourTable(bytes[10]);
  if (offset > bytes.length) return { kind: 'damaged' };
  const kept: Range[] = [{ start: 0, end: offset }];
  while (offset < bytes.length && bytes[offset] !== block.end) {
    const end = endOfBlock(bytes, offset);
    if (end === undefined) return { kind: 'damaged' };
    if (isKept(bytes, offset)) addRange(kept, offset, end);
    offset = end;
  }
  const trailer = Uint8Array.of(block.end);
  return { kind: 'clean', bytes: Buffer.concat([keepRanges(bytes, kept), trailer]) };
}

function isKept(bytes: Uint8Array, offset: number): boolean {
  if (bytes[offset] === block.picture) return true;
  if (bytes[offset + 1] === label.control) return true;
  return bytes[offset + 1] === label.application && loops.includes(letters(bytes, offset + 3, 11));
}

/** Undefined if there is none within the file. */
function endOfBlock(bytes: Uint8Array, offset: number): number | undefined {
  if (bytes[offset] === block.extension) return endOfData(bytes, offset + 2);
  if (bytes[offset] !== block.picture) return undefined;
  return endOfData(bytes, offset + 11 + colourTable(bytes[offset + 9]));
}

/** The size in bytes of the table announced by the packed field. */
function colourTable(packed = 0): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0;
}

function endOfData(bytes: Uint8Array, start: number): number | undefined {
  let offset = start;
  for (let size = bytes[offset]; size !== undefined; size = bytes[offset]) {
    offset += size + 1;
    if (size === 0) return offset;
  }
  return undefined;
}
