import type { Extent } from '../../model/source.ts';
import { blankLines } from '../../source/blank-lines.ts';
import type { TreeNode } from './markdown.ts';

/** Replaces everything that isn't running text: code, addresses, the marks of Markdown itself. */
export const nothing = '\0';

/** The running text of a tree as written, as long as `text`, with every character at its offset there. */
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

/** Most are found in order; footnotes come last, wherever they were written. */
function inOrder(extents: Extent[]): Extent[] {
  const isSorted = extents.every(({ start }, index) => start >= (extents[index - 1]?.start ?? 0));
  return isSorted ? extents : extents.sort((one, other) => one.start - other.start);
}

/** Appends to `found`. */
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

/** The text with its code, in which anything may be shown, replaced by spaces. */
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
