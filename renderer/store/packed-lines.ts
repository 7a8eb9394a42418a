/**
 * Texts without line breaks, one per line, in pieces of a fixed number of lines: to get few of them, few pieces are
 * read.
 */
export type PackedLines = readonly string[];

const perPiece = 512;

export function packLines(texts: readonly string[]): PackedLines {
  return Array.from({ length: Math.ceil(texts.length / perPiece) }, (_, piece) =>
    texts
      .slice(piece * perPiece, (piece + 1) * perPiece)
      .map((text) => `${text}\n`)
      .join(''),
  );
}

export function unpackLines(packed: PackedLines): string[] {
  return packed.length === 0 ? [] : packed.join('').slice(0, -1).split('\n');
}

/** The line at this index, from 0. */
export function packedLineAt(packed: PackedLines, line: number): string {
  const piece = packed[Math.floor(line / perPiece)] ?? '';
  let start = 0;
  for (let before = line % perPiece; before > 0; before -= 1) start = piece.indexOf('\n', start) + 1;
  return piece.slice(start, piece.indexOf('\n', start));
}
