/**
 * A kept value of many parts in one file: a checksum of the list of parts, its length in bytes, the list, and then the
 * parts, each of them with a checksum in the list. Who needs three parts of ten thousand reads three.
 */
import { hash } from 'node:crypto';
import type { OpenFile } from './own-files.ts';
import { parseState } from './own-json.ts';
import type { Parts } from './parts.ts';

/** A name, where it begins behind the list, how long it is, and its checksum. */
type Line = [part: string, at: number, bytes: number, checksum: string];

const checksumLength = 32;
const headLength = checksumLength + 8;

/** Bytes. What the program leaves of 100,000 pages is shorter. */
const longestList = 100_000_000;

/** `name`: of the file; a value under a wrong name is damage too. */
export function printParts(parts: ReadonlyMap<string, Uint8Array>, name: string): Uint8Array[] {
  let at = 0;
  const lines = [...parts].map(([part, content]): Line => {
    const line: Line = [part, at, content.length, checksumOf(content)];
    at += content.length;
    return line;
  });
  const list = Buffer.from(JSON.stringify(lines));
  const length = Buffer.alloc(headLength - checksumLength);
  length.writeBigUInt64LE(BigInt(list.length));
  return [checksumOfList(list, name), length, list, ...parts.values()];
}

/** Undefined where the list is damaged. */
export function openParts(file: OpenFile, name: string): Parts | undefined {
  const list = readList(file, name);
  if (!list) {
    file.close();
    return undefined;
  }
  const { lines, end } = list;
  return {
    read: (part) => {
      const [, at, bytes, checksum] = lines.get(part) ?? [];
      if (at === undefined || bytes === undefined) return undefined;
      const content = file.read(end + at, bytes);
      return content && checksumOf(content) === checksum ? content : undefined;
    },
    close: file.close,
  };
}

function readList(file: OpenFile, name: string): { lines: Map<string, Line>; end: number } | undefined {
  const head = file.read(0, headLength);
  const length = Number(head?.readBigUInt64LE(checksumLength) ?? 0);
  const list = length > 0 && length < longestList ? file.read(headLength, length) : undefined;
  if (!head || !list || !checksumOfList(list, name).equals(head.subarray(0, checksumLength)))
    return undefined;
  const lines = parseState(list.toString());
  if (!Array.isArray(lines) || !lines.every(isLine)) return undefined;
  return { lines: new Map(lines.map((line) => [line[0], line])), end: headLength + length };
}

function isLine(line: unknown): line is Line {
  const [part, at, bytes, checksum]: unknown[] = Array.isArray(line) ? line : [];
  const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
  return typeof part === 'string' && isCount(at) && isCount(bytes) && typeof checksum === 'string';
}

function checksumOf(content: Uint8Array): string {
  return hash('sha256', content, 'base64');
}

function checksumOfList(list: Buffer, name: string): Buffer {
  return hash('sha256', Buffer.concat([Buffer.from(name), list]), 'buffer');
}
