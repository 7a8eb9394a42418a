import { type ForeignNode, property } from '../../../foreign/nodes.ts';
import { hasClass, styleOf } from './pasted-style.ts';

/** What somebody saw of what they copied, without what surrounds it in the program that it comes from. */
export function seenNodes(nodes: readonly ForeignNode[]): ForeignNode[] {
  return nodes
    .filter((node) => node.type !== 'comment' && node.type !== 'doctype' && !isUnseen(node))
    .map((node) => ({ ...node, children: seenNodes(node.children) }));
}

function isUnseen(node: ForeignNode): boolean {
  if (node.type !== 'element') return false;
  if (dropped.has(node.name) || node.properties.hidden !== undefined || hasClass(node, aside)) return true;
  if (property(node, 'dataTestid') === 'msg-meta') return true;
  const style = styleOf(node);
  if (style.get('display') === 'none' || style.get('visibility') === 'hidden') return true;
  return style.get('mso-hide') === 'all';
}

const dropped = new Set(
  'head title script style template noscript link meta base svg math object applet select textarea canvas map frame frameset progress meter nav button form xml colgroup col'.split(
    ' ',
  ),
);

/** For screen readers and editors of Wikipedia, the head of a quoted message, and marks of sources. */
const aside = new Set(
  'sr-only visually-hidden screen-reader-text mw-editsection noprint reference gmail_attr moz-cite-prefix'.split(
    ' ',
  ),
);
