import type { OutputContent } from '../model/output.ts';

/**
 * Returns the bytes of one content after another: each result is valid until the next call. Pages are assembled in one
 * buffer, so that none of them allocates memory, and what they share isn't encoded again for each.
 */
export function createGathering(): (content: OutputContent) => Uint8Array {
  let room = Buffer.alloc(0);
  return (content) => {
    if (content instanceof Uint8Array) return content;
    const pieces = typeof content === 'string' ? [content] : content;
    const most = pieces.reduce((sum, piece) => sum + mostBytes(piece), 0);
    if (most > room.length) room = Buffer.allocUnsafe(2 * most);
    let at = 0;
    for (const piece of pieces) {
      if (typeof piece === 'string') at += room.write(piece, at);
      else {
        room.set(piece, at);
        at += piece.length;
      }
    }
    return room.subarray(0, at);
  };
}

/** The maximum length in UTF-8. */
function mostBytes(piece: Uint8Array | string): number {
  return typeof piece === 'string' ? 3 * piece.length : piece.length;
}
