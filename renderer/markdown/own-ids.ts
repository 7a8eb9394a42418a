import type { Element, RootContent } from 'hast';

/** Headings with an id that the editor wrote: `## Fees {#fees}`. */
function headingsWithIds(nodes: readonly RootContent[]): (Element & { properties: { id: string } })[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return [];
    return node.type === 'element' && hasOwnId(node) ? [node] : headingsWithIds(node.children);
  });
}

function hasOwnId(element: Element): element is Element & { properties: { id: string } } {
  return typeof element.properties.id === 'string' && /^h[1-6]$/.test(element.tagName);
}

export function ownIds(nodes: readonly RootContent[]): string[] {
  return headingsWithIds(nodes).map(({ properties }) => properties.id);
}
