import type { Element, Root, RootContent } from 'hast';
import { ownIds } from './own-ids.ts';
import { createSlugger } from './slugify.ts';
import { textFromHast } from './text-from-hast.ts';

const levels = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * The ids of a text's headings, in order: those that the editor wrote, otherwise their words after `prefix`. `fill`:
 * replaces names in braces.
 */
export function headingIds({ children }: Root, fill: (text: string) => string, prefix = ''): string[] {
  const slug = createSlugger(ownIds(children));
  return headingsIn(children).map(({ properties: { id }, children }) =>
    typeof id === 'string' ? id : `${prefix}${slug(textFromHast(children, fill))}`,
  );
}

function headingsIn(nodes: readonly RootContent[]): Element[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return [];
    return node.type === 'element' && levels.has(node.tagName) ? [node] : headingsIn(node.children);
  });
}
