const headerSize = 6;
const entrySize = 16;

/** PNG pictures (up to 256 pixels) in one file. Source: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10). */
export function printIco(pictures: readonly { size: number; content: Uint8Array }[]): Uint8Array {
  const header = Buffer.alloc(headerSize + entrySize * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, content }] of pictures.entries()) {
    const at = headerSize + entrySize * index;
    // 0 means 256.
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(content.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += content.length;
  }
  return Buffer.concat([header, ...pictures.map(({ content }) => content)]);
}
