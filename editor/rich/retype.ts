import type { RichBlock, RichPiece } from '../contract.ts';

/** A character of a text, or a whole piece that stays as it is: one sign of a private area each, from `firstSign` on. */
type RichCell = { sign: string; piece: RichPiece };

const firstSign = 0xf0000;

/** The sign of a piece that stays as it is, in a text that is typed. */
export function pieceSign(index: number): string {
  return String.fromCodePoint(firstSign + index);
}

/**
 * A block after its text was changed in a field that knows no marks: what was typed has the marks of what is before it.
 * `typed`: the text, with the sign of each piece that isn’t `text`.
 */
export function retype(block: RichBlock, typed: string): RichBlock {
  if (block.pieces.length === 0) return begun(typed);
  const cells = cellsOf(block);
  const signs = [...typed];
  const start = cells.findIndex(({ sign }, at) => sign !== signs[at]);
  const same = start < 0 ? cells.length : start;
  let [until, end] = [signs.length, cells.length];
  while (end > same && until > same && cells[end - 1]?.sign === signs[until - 1])
    [until, end] = [until - 1, end - 1];
  const [before, after] = [cells[same - 1]?.piece.marks ?? [], cells[end]?.piece.marks ?? []];
  // A link doesn’t grow at its end.
  const marks = before.filter(
    (mark) => mark.kind !== 'link' || after.some(({ close }) => close === mark.close),
  );
  const added = signs.slice(same, until).map((sign): RichCell => {
    const moved = cells.find((cell) => cell.sign === sign && cell.piece.kind !== 'text');
    return moved ?? { sign, piece: { kind: 'text', text: sign, source: sign, marks } };
  });
  return { ...block, pieces: joined([...cells.slice(0, same), ...added, ...cells.slice(end)]) };
}

/** A new block: signs of a heading make it one, as they do later on. */
function begun(typed: string): RichBlock {
  const [, signs = '', text = typed] = /^(#{1,6}) (.*)$/s.exec(typed) ?? [];
  const pieces: RichPiece[] = text === '' ? [] : [{ kind: 'text', text, source: text, marks: [] }];
  return { level: signs.length, open: signs && `${signs} `, close: '', pieces };
}

/** Whether a new block begins as a list or a quote, which only Markdown can hold. */
export function beginsList(typed: string): boolean {
  return /^(?:[-*+]|\d{1,9}[.)]|>) /.test(typed);
}

/** Where a caret behind so many signs of a text is in its document: in characters, of which a part has one. */
export function caretAt({ pieces }: RichBlock, signs: number): number {
  const before = cellsOf({ pieces }).slice(0, signs);
  const lengthOf = ({ sign, piece: { kind, text } }: RichCell) =>
    kind === 'text' ? sign.length : kind === 'written' ? text.length : 1;
  return before.reduce((sum, cell) => sum + lengthOf(cell), 1);
}

function cellsOf({ pieces }: Pick<RichBlock, 'pieces'>): RichCell[] {
  return pieces.flatMap((piece, index) => {
    const signs = piece.kind === 'text' ? [...piece.text] : [pieceSign(index)];
    return signs.map((sign) => ({ sign, piece }));
  });
}

function joined(cells: readonly RichCell[]): RichPiece[] {
  const pieces: RichPiece[] = [];
  for (const { sign, piece } of cells) {
    const last = pieces.at(-1);
    if (piece.kind !== 'text') pieces.push(piece);
    else if (last?.kind === 'text' && last.marks === piece.marks)
      pieces[pieces.length - 1] = { ...last, text: last.text + sign, source: last.source + sign };
    else pieces.push({ ...piece, text: sign, source: sign });
  }
  return pieces;
}
