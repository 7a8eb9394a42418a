/** Puts together a value that is written in pieces: the cells of a row, the lines of a TOML file. */
import type { Path } from '../../../diagnostics/place.ts';
import type { Extent } from '../../model/source.ts';
import type { Part } from '../layers/part.ts';

/** A piece of a value. Without `part` it only says that there is a group at its path. */
export type ValuePiece = { path: Path; extent: Extent & { key?: number }; part?: Part };

/** Pieces with numbers in their paths become lists. */
export function assemble(pieces: readonly ValuePiece[]): Part {
  const whole = pieces.find(({ path, part }) => path.length === 0 && part);
  if (whole?.part) return whole.part;
  const inner = new Map<string | number, ValuePiece[]>();
  for (const piece of pieces) {
    const [first, ...rest] = piece.path;
    if (first === undefined) continue;
    const known = inner.get(first) ?? [];
    known.push({ ...piece, path: rest });
    inner.set(first, known);
  }
  const parts = [...inner].map(([key, own]) => [key, assemble(own)] as const);
  const around = extentOf(pieces);
  if (parts.length > 0 && parts.every(([key]) => typeof key === 'number'))
    return {
      value: parts.map(([, { value }]) => value),
      span: { ...around, kind: 'list', items: parts.map(([, { span }]) => span) },
    };
  return {
    value: Object.fromEntries(parts.map(([key, { value }]) => [key, value])),
    span: {
      ...around,
      kind: 'group',
      fields: Object.fromEntries(parts.map(([key, { span }]) => [key, span])),
    },
  };
}

function extentOf(pieces: readonly ValuePiece[]): Extent & { key?: number } {
  const start = pieces.reduce((least, { extent }) => Math.min(least, extent.start), Number.POSITIVE_INFINITY);
  const end = pieces.reduce((most, { extent }) => Math.max(most, extent.end), 0);
  const key = pieces.find(({ extent }) => extent.key !== undefined)?.extent.key;
  return { start, end, ...(key !== undefined && { key }) };
}
