/**
 * Below the title, which is level 1, headings begin with level 2 and skip none. Ids that people link to stay; links to
 * places that are not there lose their target.
 */

import type { Element, ElementContent, Root } from 'hast';
import { decodeAddress } from '../../diagnostics/decode-address.ts';
import { createSlugger, isHeadingId } from '../markdown/slugify.ts';
import { notation } from './markdown-from-hast.ts';
import { element } from './nodes.ts';
import type { TakeNote } from './note.ts';

type Settling = { title: string; note: TakeNote };

/** Changes the tree. A first heading that repeats the title goes. */
export function settleHeadings(tree: Root, { title, note }: Settling): void {
  const first = tree.children.findIndex((node) => node.type !== 'text' || node.value.trim() !== '');
  const [head] = tree.children.slice(first);
  if (isHeading(head) && sameWords(wordsOfNode(head), title)) tree.children.splice(first, 1);
  const headings = elementsIn(tree.children).filter(isHeading);
  settleLevels(headings, note);
  settleIds(
    headings,
    elementsIn(tree.children).filter(({ tagName }) => tagName === 'a'),
    note,
  );
}

function settleLevels(headings: readonly Element[], note: TakeNote): void {
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  const shift = 2 - Math.min(...levels, 6);
  let last = 1;
  for (const [index, heading] of headings.entries()) {
    const wanted = (levels[index] ?? 2) + shift;
    const level = Math.min(wanted, last + 1, 6);
    if (level !== wanted) note('heading-moved', wordsOfNode(heading));
    heading.tagName = `h${level}`;
    last = level;
  }
}

function settleIds(headings: readonly Element[], links: readonly Element[], note: TakeNote): void {
  const wanted = new Set(links.map(hashOf).filter((hash) => hash !== undefined));
  const own = new Set<string>();
  for (const heading of headings) {
    const { id } = heading.properties;
    heading.properties = {};
    if (typeof id !== 'string' || !isHeadingId(id) || own.has(id) || !wanted.has(id)) continue;
    own.add(id);
    heading.properties.id = id;
  }
  const slugger = createSlugger([...own]);
  const ids = headings.map((heading) => String(heading.properties.id ?? slugger(wordsOfNode(heading))));
  for (const heading of headings) {
    const { id } = heading.properties;
    if (typeof id === 'string') heading.children.push(element(notation.verbatim, { value: ` {#${id}}` }, []));
  }
  for (const link of links) settleHash(link, ids, note);
}

function settleHash(link: Element, ids: readonly string[], note: TakeNote): void {
  const hash = hashOf(link);
  if (hash === undefined || ids.includes(hash)) return;
  const near = ids.find((id) => plain(id) === plain(hash));
  if (near !== undefined) {
    link.properties.href = `#${near}`;
    return;
  }
  note('anchor-left', `#${hash}`);
  link.tagName = 'span';
  link.properties = {};
}

function hashOf({ properties: { href } }: Element): string | undefined {
  return typeof href === 'string' && href.startsWith('#') ? decodeAddress(href.slice(1)) : undefined;
}

function plain(id: string): string {
  return id.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function isHeading(node: ElementContent | Root['children'][number] | undefined): node is Element {
  return node?.type === 'element' && /^h[1-6]$/.test(node.tagName);
}

function elementsIn(nodes: Root['children']): Element[] {
  return nodes.flatMap((node) => (node.type === 'element' ? [node, ...elementsIn(node.children)] : []));
}

export function wordsOfNode({ children }: { children: Root['children'] }): string {
  return children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? wordsOfNode(child) : '',
    )
    .join('');
}

function sameWords(one: string, other: string): boolean {
  return plain(one) === plain(other) && plain(one) !== '';
}
