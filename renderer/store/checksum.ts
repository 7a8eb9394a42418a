import { crc32 } from 'node:zlib';

/**
 * Detects that a file of our own was truncated or damaged: a CRC-32, as in gzip, of some pieces in turn. It is not a
 * signature and need not be: whoever can write to the file could make a new one.
 */
export function checksumOf(...pieces: readonly (string | Uint8Array)[]): number {
  return pieces.reduce((sum: number, piece) => crc32(piece, sum), 0);
}
