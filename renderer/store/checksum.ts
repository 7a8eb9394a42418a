import { crc32 } from 'node:zlib';

/**
 * Tells that a file of our own was cut off or damaged: a CRC-32, as gzip has it, of some pieces in turn. It is no
 * signature, and needs to be none: whoever can write to the file could make a new one.
 */
export function checksumOf(...pieces: readonly (string | Uint8Array)[]): number {
  return pieces.reduce((sum: number, piece) => crc32(piece, sum), 0);
}
