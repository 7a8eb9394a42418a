import type { TreeNode } from '../../check/markdown/markdown.ts';
import type { Extent } from '../../model/source.ts';
import { blankLines } from '../../source/blank-lines.ts';
import { signOf } from '../find-in.ts';

/**
 * What the Markdown compiler left of a paragraph, a heading, an item or a cell: its source, in which everything parsed
 * (links, code, tags, escapes, emphasis marks) is blanked out with `filling`, so that offsets and lines stay. A bare
 * web address stays too.
 */
export type Leftover = { tag: string; start: number; text: string; source: string };

/** A private-use character: neither letter nor space nor mark. */
export const filling = '\uE000';

const blocks = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th', 'dt', 'dd']);

/** Marks that Markdown, or a mistake in it, may have left, and what `find-capitals` and `find-other-season` look for. */
const marks =
  /&[#a-z]|\S\t+\S|[A-Z]{5}|\)\(|[*`_~#|\][•◦▪●‣∙✓✔✅☑➡➤►👉🔹🔸\\]|\b(?:BST|GMT)\b|^[ \t>]*(?:[-+·]|\d{1,2}[.)])[\S\u00A0]|^[ \t>]*(?:[–—]|\d{1,2}(?=[ \t]+[\p{Lu}*_])|\(?(?:[a-z]|[ivx]{1,4}|\(\d{1,2})[.)])[ \t]|^[ \t]*>/mu;

/** Matches if anything may be found. */
const suspicious = new RegExp(
  [marks, signOf('markdown'), signOf('words'), signOf('finished words')]
    .map(({ source }) => source)
    .join('|'),
  'mu',
);

/** The leftovers of every block of the tree with text of its own; `text` is the text that offsets refer to. */
export function findLeftovers(nodes: readonly TreeNode[], text: string): Leftover[] {
  const found: Leftover[] = [];
  addLeftovers(nodes, text, found);
  return found;
}

function addLeftovers(nodes: readonly TreeNode[], text: string, found: Leftover[]): void {
  for (const node of nodes) {
    const own = blocks.has(String(node.tagName)) ? leftoverOf(node, text) : undefined;
    if (own) found.push(own);
    if (node.children && node.tagName !== 'pre') addLeftovers(node.children, text, found);
  }
}

function leftoverOf(node: TreeNode, text: string): Leftover | undefined {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return undefined;
  // Most paragraphs have no possible debris.
  if (!suspicious.test(text.slice(start.offset, end.offset))) return undefined;
  return leftoverWithin(
    node.children ?? [],
    { tag: String(node.tagName), start: start.offset, end: end.offset },
    text,
  );
}

/** The leftover of inline nodes without a block of their own. */
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
    pieces.push(
      blankLines(text.slice(at, piece.start), filling),
      maskEscapes(text.slice(piece.start, piece.end)),
    );
    at = piece.end;
  }
  if (pieces.length === 0) return undefined;
  pieces.push(blankLines(text.slice(at, end), filling));
  return { tag, start, text: pieces.join(''), source };
}

/** Appends to `found`. */
function plainPieces(nodes: readonly TreeNode[], text: string, found: Extent[] = []): Extent[] {
  for (const { type, tagName, position, children } of nodes) {
    const start = position?.start.offset;
    const end = position?.end.offset;
    if (start === undefined || end === undefined) continue;
    const tag = String(tagName ?? '');
    if (blocks.has(tag) || tag === 'code' || tag === 'pre') continue;
    const isBare = tag === 'a' && text[start] !== '[' && text[start] !== '<';
    if (type === 'text' || isBare) found.push({ start, end });
    else if (tag !== 'a' && children) plainPieces(children, text, found);
  }
  return found;
}

function maskEscapes(text: string): string {
  return text.includes('\\') ? text.replace(/\\[!-/:-@[-`{-~]/g, filling + filling) : text;
}
