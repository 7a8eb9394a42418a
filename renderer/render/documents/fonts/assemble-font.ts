/** A font file from its tables. Checksums stay 0: the result is only read in this process. */
export function assembleFont(flavour: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  directory.writeUInt32BE(flavour, 0);
  directory.writeUInt16BE(sorted.length, 4);
  let offset = directory.length;
  const parts: Buffer[] = [directory];
  for (const [index, [tag, data]] of sorted.entries()) {
    directory.write(tag, 12 + 16 * index, 'latin1');
    directory.writeUInt32BE(offset, 12 + 16 * index + 8);
    directory.writeUInt32BE(data.length, 12 + 16 * index + 12);
    parts.push(data, Buffer.alloc(-data.length & 3));
    offset += data.length + (-data.length & 3);
  }
  return Buffer.concat(parts);
}

/** The tables of a TrueType or OpenType file by tag. Throws where the file is damaged. */
export function readTables(file: Buffer): { flavour: number; tables: Map<string, Buffer> } {
  const tables = new Map<string, Buffer>();
  const count = file.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const at = 12 + 16 * index;
    const start = file.readUInt32BE(at + 8);
    tables.set(file.toString('latin1', at, at + 4), file.subarray(start, start + file.readUInt32BE(at + 12)));
  }
  return { flavour: file.readUInt32BE(0), tables };
}
