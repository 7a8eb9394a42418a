import { blankLines } from '../../source/blank-lines.ts';
import type { TreeNode } from './markdown.ts';

/** Stands in for everything that isn't running text: code, addresses, the signs of Markdown itself. */
export const nothing = '\0';

/** The running text of a tree as it is written, every character where it stands in `text`; of a text of its own length. */
export function proseOf(nodes: readonly TreeNode[], text: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of inOrder(extentsOf(nodes, []))) {
    if (start < at) continue;
    pieces.push(blankLines(text.slice(at, start), nothing), text.slice(start, end));
    at = end;
  }
  pieces.push(blankLines(text.slice(at), nothing));
  return pieces.join('');
}

type Extent = { start: number; end: number };

/** Most stand in order as they are found; notes come last, wherever they were written. */
function inOrder(extents: Extent[]): Extent[] {
  const isSorted = extents.every(({ start }, index) => start >= (extents[index - 1]?.start ?? 0));
  return isSorted ? extents : extents.sort((one, other) => one.start - other.start);
}

/** Adds to those that were `found`. */
function extentsOf(nodes: readonly TreeNode[], found: Extent[]): Extent[] {
  for (const node of nodes) {
    if (node.tagName === 'code' || node.tagName === 'pre') continue;
    if (node.type !== 'text') {
      if (node.children) extentsOf(node.children, found);
      continue;
    }
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start !== undefined && end !== undefined) found.push({ start, end });
  }
  return found;
}

/** A text with spaces in place of its code, in which anything may be shown. */
export function withoutCode(nodes: readonly TreeNode[], text: string): string {
  return codeIn(nodes).reduce(
    (left, [start, end]) => left.slice(0, start) + blankLines(text.slice(start, end), ' ') + left.slice(end),
    text,
  );
}

export function codeIn(nodes: readonly TreeNode[]): [start: number, end: number][] {
  return nodes.flatMap((node): [number, number][] => {
    if (node.tagName !== 'code' && node.tagName !== 'pre') return codeIn(node.children ?? []);
    const { start, end } = node.position ?? {};
    return start?.offset === undefined || end?.offset === undefined ? [] : [[start.offset, end.offset]];
  });
}
