/**
 * A kept value of many parts in one file: one part after the other, then the list of them, each with a checksum, and at
 * the very end a checksum of the list and its length in bytes. To get three of ten thousand parts, only three are read.
 */
import { checksumOf } from './checksum.ts';
import type { OpenFile } from './own-files.ts';
import { parseState } from './own-json.ts';
import type { PartReader } from './parts.ts';

/** A name, its offset in the file, its length, and its checksum. */
type PartRow = [part: string, at: number, bytes: number, checksum: number];

/** The checksum of the list, then its length. */
const footLength = 4 + 8;

/** In bytes. The list for 100,000 pages is shorter. */
const longestList = 100_000_000;

/**
 * Yields the bytes of the file in pieces: each part is made only once those before it are written. `name`: of the file;
 * a value under a wrong name counts as damaged.
 */
export function* printParts(
  parts: Iterable<readonly [part: string, content: Uint8Array]>,
  name: string,
): Generator<Uint8Array> {
  const lines: PartRow[] = [];
  let at = 0;
  for (const [part, content] of parts) {
    yield content;
    lines.push([part, at, content.length, checksumOf(content)]);
    at += content.length;
  }
  const list = Buffer.from(JSON.stringify(lines));
  const foot = Buffer.alloc(footLength);
  foot.writeBigUInt64LE(BigInt(list.length), foot.writeUInt32LE(checksumOf(name, list)));
  yield* [list, foot];
}

/** Undefined if the list is damaged. */
export function openParts(file: OpenFile, name: string): PartReader | undefined {
  const lines = readList(file, name);
  if (!lines) {
    file.close();
    return undefined;
  }
  return {
    read: (part) => {
      const [, at, bytes, checksum] = lines.get(part) ?? [];
      if (at === undefined || bytes === undefined) return undefined;
      const content = file.read(at, bytes);
      return content && checksumOf(content) === checksum ? content : undefined;
    },
    close: file.close,
  };
}

function readList(file: OpenFile, name: string): Map<string, PartRow> | undefined {
  const foot = file.read(file.size - footLength, footLength);
  const length = Number(foot?.readBigUInt64LE(4) ?? 0);
  const list =
    length > 0 && length < longestList ? file.read(file.size - footLength - length, length) : undefined;
  if (!foot || !list || checksumOf(name, list) !== foot.readUInt32LE()) return undefined;
  const lines = parseState(list.toString());
  if (!Array.isArray(lines) || !lines.every(isLine)) return undefined;
  return new Map(lines.map((line) => [line[0], line]));
}

function isLine(line: unknown): line is PartRow {
  const [part, at, bytes, checksum]: unknown[] = Array.isArray(line) ? line : [];
  const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
  return typeof part === 'string' && [at, bytes, checksum].every(isCount);
}
