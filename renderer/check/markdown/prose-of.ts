import type { TreeNode } from './markdown.ts';

/** Stands in for everything that isn't running text: code, addresses, the signs of Markdown itself. */
export const nothing = '\0';

/** The running text of a tree as it is written, every character where it stands in `text`; of a text of its own length. */
export function proseOf(nodes: readonly TreeNode[], text: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (const [start, end] of extentsOf(nodes).sort(([one], [other]) => one - other)) {
    if (start < at) continue;
    pieces.push(blank(text.slice(at, start)), text.slice(start, end));
    at = end;
  }
  return [...pieces, blank(text.slice(at))].join('');
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, nothing);
}

function extentsOf(nodes: readonly TreeNode[]): [start: number, end: number][] {
  return nodes.flatMap((node): [number, number][] => {
    if (node.tagName === 'code' || node.tagName === 'pre') return [];
    if (node.type !== 'text') return extentsOf(node.children ?? []);
    const { start, end } = node.position ?? {};
    return start?.offset === undefined || end?.offset === undefined ? [] : [[start.offset, end.offset]];
  });
}

/** A text with spaces in place of its code, in which anything may be shown. */
export function withoutCode(nodes: readonly TreeNode[], text: string): string {
  return codeIn(nodes).reduce(
    (left, [start, end]) =>
      left.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + left.slice(end),
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
