import type { ElementContent, RootContent, Text } from 'hast';

/** The text of a tree as read, without tags. */
export function textFromHast(
  nodes: readonly (RootContent | ElementContent)[],
  fill: (text: string) => string,
): string {
  let text = '';
  for (const node of nodes) {
    const own = ownText(node, fill);
    if (own !== undefined) text += own;
    else if ('children' in node && !isNoteMark(node)) text += textFromHast(node.children, fill);
  }
  return text;
}

/** The text of a node that has one itself, with its names filled in; other braces stay as written. */
export function ownText(node: { type: string }, fill: (text: string) => string): string | undefined {
  if (isText(node)) return node.data?.isLiteral ? node.value : fill(node.value);
  if (!isExpression(node)) return undefined;
  const written = `{${node.value.trim()}}`;
  const filled = fill(written);
  return filled === written ? `{${node.value}}` : filled;
}

function isText(node: { type: string }): node is Text {
  return node.type === 'text' && 'value' in node;
}

/** A link to a footnote or back. */
function isNoteMark(node: RootContent | ElementContent): boolean {
  if (node.type !== 'element') return false;
  const { dataNote } = node.properties;
  return dataNote === 'ref' || dataNote === 'back';
}

export function isExpression(node: { type: string }): node is { type: string; value: string } {
  return (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && 'value' in node;
}
