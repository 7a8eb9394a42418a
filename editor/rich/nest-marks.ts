import type { RichMark, RichPiece } from '../contract.ts';

/** `words` are still to be escaped; `solid` is as it is written; of a `mark`, both ends have the same `pair`. */
export type RichToken =
  | { kind: 'words'; text: string; isLinked: boolean }
  | { kind: 'solid'; source: string }
  | { kind: 'mark'; edge: 'open' | 'close'; pair: { sign: string } };

/** The pieces in their order, with marks that begin and end around them as elements do: the longer around the shorter. */
export function nestMarks(pieces: readonly RichPiece[]): RichToken[] {
  return nest(pieces.flatMap(wordByWord), []);
}

function nest(pieces: readonly RichPiece[], around: readonly RichMark[]): RichToken[] {
  const tokens: RichToken[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (!piece) break;
    const added = piece.marks.filter((mark) => !around.some((one) => isSame(one, mark)));
    // No mark begins or ends with a space.
    const marks = isSpace(piece) ? [] : added;
    const lengths = marks.map((mark) => (mark.kind === 'code' ? 0 : lengthOf(pieces, at, mark)));
    const mark = marks[lengths.indexOf(Math.max(...lengths))];
    const length = mark ? lengthOf(pieces, at, mark) : 1;
    const within = pieces.slice(at, at + length);
    if (!mark) tokens.push(tokenOf(piece, around));
    else if (mark.kind === 'code') tokens.push({ kind: 'solid', source: codeOf(within, mark) });
    else tokens.push(...wrapped(mark, nest(within, [...around, mark])));
    at += length;
  }
  return tokens;
}

function wrapped(mark: RichMark, tokens: readonly RichToken[]): RichToken[] {
  if (mark.kind === 'link')
    return [{ kind: 'solid', source: mark.open }, ...tokens, { kind: 'solid', source: mark.close }];
  const pair = { sign: mark.open };
  return [{ kind: 'mark', edge: 'open', pair }, ...tokens, { kind: 'mark', edge: 'close', pair }];
}

function tokenOf({ kind, text, source }: RichPiece, around: readonly RichMark[]): RichToken {
  if (kind !== 'text') return { kind: 'solid', source };
  return { kind: 'words', text, isLinked: around.some((mark) => mark.kind === 'link') };
}

/** In backticks, more of them than follow each other within. */
function codeOf(pieces: readonly RichPiece[], { open, close }: RichMark): string {
  const text = pieces.map((piece) => piece.text.replace(/\s/g, ' ')).join('');
  const rows = new Set(text.match(/`+/g)?.map(({ length }) => length));
  const needsSpace = /^`|`$/.test(text) || (text.startsWith(' ') && text.endsWith(' '));
  if (!rows.has(open.trim().length) && (open.endsWith(' ') || !needsSpace)) return open + text + close;
  const most = Math.max(...rows, 0);
  const fence = '`'.repeat(most + 1);
  const pad = needsSpace ? ' ' : '';
  return fence + pad + text + pad + fence;
}

/** Spaces apart from words. */
function wordByWord(piece: RichPiece): RichPiece[] {
  if (piece.kind !== 'text') return [piece];
  const isCode = piece.marks.some(({ kind }) => kind === 'code');
  if (isCode && piece.text.trim() !== '') return [piece];
  const marks = piece.marks.filter(({ kind }) => kind !== 'code');
  return (piece.text.match(/\s+|\S+/g) ?? []).map((text) => ({ ...piece, marks, text, source: text }));
}

function isSpace({ kind, text }: RichPiece): boolean {
  return kind !== 'part' && text.trim() === '';
}

/** How many pieces on end have a mark; of code, which nothing begins or ends in, with all the same marks. */
function lengthOf(pieces: readonly RichPiece[], at: number, mark: RichMark): number {
  const marks = mark.kind === 'code' ? (pieces[at]?.marks ?? []) : [mark];
  const isBeyond = (piece: RichPiece) =>
    !marks.every((mark) => piece.marks.some((one) => isSame(one, mark))) ||
    (mark.kind === 'code' && piece.marks.length !== marks.length);
  const end = pieces.findIndex((piece, index) => index > at && isBeyond(piece));
  const run = pieces.slice(at, end < 0 ? pieces.length : end);
  return run.findLastIndex((piece) => !isSpace(piece)) + 1;
}

function isSame(one: RichMark, other: RichMark): boolean {
  return (
    one.kind === other.kind && (one.kind === 'code' || one.open + one.close === other.open + other.close)
  );
}
