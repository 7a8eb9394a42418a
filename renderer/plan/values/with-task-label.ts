import type { Element, ElementContent } from 'hast';

/** A line of a task list: the text beside the box becomes its label, so that screen readers announce it. */
export function withTaskLabel(item: Element): Element {
  if (item.tagName !== 'li' || !String(item.properties.className).includes('task-list-item')) return item;
  const at = item.children.findIndex((child) => child.type === 'element');
  const first = item.children[at];
  if (first?.type !== 'element') return item;
  if (first.tagName !== 'p') return { ...item, children: labelled(item.children) };
  const paragraph = { ...first, children: labelled(first.children) };
  return { ...item, children: item.children.with(at, paragraph) };
}

const blocks = new Set('p ul ol blockquote pre table details'.split(' '));

function labelled(children: readonly ElementContent[]): ElementContent[] {
  const end = children.findIndex((child) => child.type === 'element' && blocks.has(child.tagName));
  const words = end < 0 ? children : children.slice(0, end);
  const label: Element = { type: 'element', tagName: 'label', properties: {}, children: [...words] };
  return [label, ...children.slice(words.length)];
}
