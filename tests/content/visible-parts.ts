import { DomUtils, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = ReturnType<typeof DomUtils.findAll>[number];

/** A page as seen without scripts, without hidden elements. */
export function parseVisible(html: string): Node[] {
  const document = parseDocument(html);
  const unseen = ({ name, attribs }: Element) =>
    'hidden' in attribs || ['head', 'script', 'style', 'template'].includes(name);
  for (const element of DomUtils.findAll(unseen, document.children)) DomUtils.removeElement(element);
  return document.children;
}

/** With a space between elements: "Price" and "£30" are two words. */
export function textOf(node: Node | Node[]): string {
  return join(node).replace(/\s+/g, ' ').trim();
}

function join(node: Node | Node[]): string {
  if (Array.isArray(node)) return node.map(join).join(' ');
  if (node.type === 'text' && 'data' in node) return node.data;
  return 'children' in node ? node.children.map(join).join(' ') : '';
}

/** All text nodes with their block: the smallest part of the page that makes sense by itself. */
export function textsInBlocks(nodes: Node[]): { text: string; block: Element }[] {
  const texts = DomUtils.find(({ type }) => type === 'text', nodes, true, Number.POSITIVE_INFINITY);
  return texts.flatMap((node) => {
    const block = blockOf(node);
    return block ? [{ text: textOf(node), block }] : [];
  });
}

/** An event card, a section, the bar of announcements, the popup. */
export function blockOf(node: Node): Element | undefined {
  for (let at = node.parent; at; at = at.parent) {
    if (!('attribs' in at)) continue;
    if (['article', 'section', 'aside', 'dialog'].includes(at.name) || 'popover' in at.attribs) return at;
  }
  return undefined;
}
