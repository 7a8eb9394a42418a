import type { TreeNode } from '../markdown/markdown.ts';

/**
 * What the Markdown compiler left of a paragraph, a heading, an item or a cell: its source, in which everything that was
 * understood (links, code, tags, escapes, the marks of emphasis) is blanked out with `filling`, so that offsets and lines
 * stay. A web address that stands alone stays too.
 */
export type Leftover = { tag: string; start: number; text: string; source: string };

/** A character for private use: neither letter nor space nor mark. */
export const filling = '\uE000';

const blocks = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th', 'dt', 'dd']);

/** Of what `find-…` looks for, something occurs. */
const suspicious =
  /[*`#|\][•◦▪●‣∙✓✔✅☑➡➤►👉🔹🔸\\【]|[tp]ps?[:;/]|\b(?:BST|GMT|TODO|TB[CD]|FIXME|XXX|[Ll]orem|LOREM)\b|(?<![{\w])(?:facts\.|%site\.)|\(site\.|^[ \t>]*(?:[-+·]|\d{1,2}[.)])[\S\u00A0]|^[ \t]*>/mu;

/** Of every block of the tree that has text of its own; `text` is what its offsets count in. */
export function findLeftovers(nodes: readonly TreeNode[], text: string): Leftover[] {
  return nodes.flatMap((node) => {
    const inner = node.tagName === 'pre' ? [] : findLeftovers(node.children ?? [], text);
    if (!blocks.has(String(node.tagName))) return inner;
    const own = leftoverOf(node, text);
    return own ? [own, ...inner] : inner;
  });
}

function leftoverOf(node: TreeNode, text: string): Leftover | undefined {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return undefined;
  // Most paragraphs have nothing in them that could be debris.
  if (!suspicious.test(text.slice(start.offset, end.offset))) return undefined;
  return leftoverWithin(
    node.children ?? [],
    { tag: String(node.tagName), start: start.offset, end: end.offset },
    text,
  );
}

/** Of inline nodes that stand in no block of their own. */
export function leftoverWithin(
  nodes: readonly TreeNode[],
  { tag, start, end }: { tag: string; start: number; end: number },
  text: string,
): Leftover | undefined {
  const source = text.slice(start, end);
  const pieces: string[] = [];
  let at = start;
  for (const piece of plainPieces(nodes, text)) {
    if (piece.start < at) continue;
    pieces.push(fill(text.slice(at, piece.start)), maskEscapes(text.slice(piece.start, piece.end)));
    at = piece.end;
  }
  if (pieces.length === 0) return undefined;
  pieces.push(fill(text.slice(at, end)));
  return { tag, start, text: pieces.join(''), source };
}

type Piece = { start: number; end: number };

function plainPieces(nodes: readonly TreeNode[], text: string): Piece[] {
  return nodes.flatMap((node) => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return [];
    const tag = String(node.tagName ?? '');
    if (blocks.has(tag) || tag === 'code' || tag === 'pre') return [];
    const isBare = tag === 'a' && !/^[[<]/.test(text.slice(start.offset, start.offset + 1));
    if (node.type === 'text' || isBare) return [{ start: start.offset, end: end.offset }];
    return tag === 'a' ? [] : plainPieces(node.children ?? [], text);
  });
}

function fill(text: string): string {
  if (!text.includes('\n')) return filling.repeat(text.length);
  return text
    .split('\n')
    .map((line) => filling.repeat(line.length))
    .join('\n');
}

function maskEscapes(text: string): string {
  return text.includes('\\') ? text.replace(/\\[!-/:-@[-`{-~]/g, filling + filling) : text;
}
