import type { RichBlock, RichMark, RichPiece } from '../contract.ts';
import type { Mark, Node } from '../prosemirror.ts';
import { richSchema } from './rich-schema.ts';

/** `shown`: what a part, such as a name in braces, stands for. */
export function documentOf(block: RichBlock, shown: (source: string) => string | undefined): Node {
  const { level, open, close, pieces } = block;
  return richSchema.node('doc', undefined, [
    richSchema.node('block', { level, open, close }, nodesOf(pieces, shown)),
  ]);
}

export function nodesOf(pieces: readonly RichPiece[], shown: (source: string) => string | undefined): Node[] {
  return pieces.map(({ kind, text, source, marks: written }) => {
    const marks = written.map(({ kind: name, open, close }) => richSchema.mark(name, { open, close }));
    if (kind === 'break') return richSchema.node('break', { source }, undefined, marks);
    if (kind === 'part')
      return richSchema.node('part', { source, text: shown(source) ?? text }, undefined, marks);
    const own = kind === 'written' ? [richSchema.mark('written', { source, text })] : [];
    return richSchema.text(text, [...marks, ...own]);
  });
}

/** The block of a document, or of a part of it. */
export function blockOf(document: Node): RichBlock {
  const block = document.firstChild;
  const pieces: RichPiece[] = [];
  block?.forEach((node) => {
    pieces.push(pieceOf(node));
  });
  const { level, open, close } = block?.attrs ?? {};
  return { level: Number(level), open: String(open), close: String(close), pieces };
}

function pieceOf(node: Node): RichPiece {
  const marks = node.marks.flatMap(markOf);
  const source = String(node.attrs.source);
  if (node.type.name === 'break') return { kind: 'break', text: '\n', source, marks };
  if (node.type.name === 'part') return { kind: 'part', text: String(node.attrs.text), source, marks };
  const text = node.text ?? '';
  const kept = node.marks.find(({ type }) => type.name === 'written')?.attrs;
  // Two of the same one behind the other are one text.
  const times = kept && text.replaceAll(kept.text, '') === '' ? text.length / kept.text.length : 0;
  if (times > 0) return { kind: 'written', text, source: String(kept?.source).repeat(times), marks };
  return { kind: 'text', text, source: text, marks };
}

function markOf({ type, attrs }: Mark): RichMark[] {
  const kind = kinds.find((name) => name === type.name);
  return kind ? [{ kind, open: String(attrs.open), close: String(attrs.close) }] : [];
}

const kinds = ['strong', 'emphasis', 'link', 'code'] as const;
