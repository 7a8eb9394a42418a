import { createByteReader } from './byte-reader.ts';

/**
 * The table `hmtx` from its packed form, which leaves out the left side bearings that equal the glyphs' left edges.
 * `count`: how many widths there are; the glyphs after them share the last one.
 */
export function rebuildMetrics(packed: Buffer, count: number, leftEdges: readonly number[]): Buffer {
  const reader = createByteReader(packed);
  const flags = reader.uint8();
  const widths = Array.from({ length: count }, () => reader.uint16());
  const own = (omitted: boolean, edges: readonly number[]) =>
    edges.map((edge) => (omitted ? edge : reader.int16()));
  const proportional = own((flags & 1) !== 0, leftEdges.slice(0, count));
  const monospaced = own((flags & 2) !== 0, leftEdges.slice(count));
  const table = Buffer.alloc(4 * count + 2 * monospaced.length);
  for (const [index, width] of widths.entries()) {
    table.writeUInt16BE(width, 4 * index);
    table.writeInt16BE(proportional[index] ?? 0, 4 * index + 2);
  }
  for (const [index, bearing] of monospaced.entries()) table.writeInt16BE(bearing, 4 * count + 2 * index);
  return table;
}
