import type { ElementContent, RootContent } from 'hast';

/** The text of a tree as read, without tags. */
export function textFromHast(
  nodes: readonly (RootContent | ElementContent)[],
  fill: (text: string) => string,
): string {
  let text = '';
  for (const node of nodes) {
    if (node.type === 'text') text += fill(node.value);
    else if (isExpression(node)) text += fill(`{${node.value.trim()}}`);
    else if ('children' in node && !isNoteMark(node)) text += textFromHast(node.children, fill);
  }
  return text;
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
