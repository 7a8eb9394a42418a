import type { RichBlock, RichPiece } from '../contract.ts';
import { pieceSign } from './retype.ts';

type ShownPart = (source: string) => string | undefined;

/** A block as it is shown while only its words can be edited: each other piece is one solid element. */
export function paragraphOf({ level, pieces }: RichBlock, shown: ShownPart): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = level > 0 ? 'rich-heading' : '';
  paragraph.append(...pieces.map((piece, index) => nodeOf(piece, index, shown)));
  if (pieces.length === 0) paragraph.append(document.createElement('br'));
  return paragraph;
}

const tags = { strong: 'strong', emphasis: 'em', link: 'a', code: 'code' } as const;

function nodeOf(piece: RichPiece, index: number, shown: ShownPart): Node {
  const words = new Text((piece.kind === 'part' && shown(piece.source)) || piece.text);
  return piece.marks.reduceRight<Node>(
    (inner, { kind }) => {
      const mark = document.createElement(tags[kind]);
      mark.append(inner);
      return mark;
    },
    piece.kind === 'text' ? words : fixed(piece, index, words),
  );
}

function fixed({ kind }: RichPiece, index: number, words: Text): HTMLElement {
  const part = document.createElement('span');
  part.className = kind === 'part' ? 'rich-part' : '';
  part.contentEditable = 'false';
  part.dataset.sign = pieceSign(index);
  part.append(words);
  return part;
}

/** The words of an element, with the sign of each solid one in it. */
export function plainWords(node: Node): string {
  if (node instanceof Text) return node.data;
  const sign = node instanceof HTMLElement ? node.dataset.sign : undefined;
  return sign ?? [...node.childNodes].map(plainWords).join('');
}

/** Where the selection starts and ends, in signs of the words; undefined if it is elsewhere. */
export function selectionIn(element: HTMLElement): [number, number] | undefined {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || !element.contains(range.commonAncestorContainer)) return undefined;
  const signsUntil = (node: Node, offset: number) => {
    const before = document.createRange();
    before.setStart(element, 0);
    before.setEnd(node, offset);
    return [...plainWords(before.cloneContents())].length;
  };
  return [
    signsUntil(range.startContainer, range.startOffset),
    signsUntil(range.endContainer, range.endOffset),
  ];
}
