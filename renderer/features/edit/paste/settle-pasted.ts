import type { Element, ElementContent, Root, RootContent } from 'hast';
import { notation } from '../../../foreign/markdown-from-hast.ts';
import { element, textNode } from '../../../foreign/nodes.ts';
import { wordsOfNode } from '../../../foreign/settle-headings.ts';

/** Lines in bold with something below them are headings, one level below those that are. Changes the tree. */
export function raiseBoldLines(tree: Root): void {
  const blocks = tree.children.filter((node) => node.type === 'element');
  let level = 2;
  for (const [index, block] of blocks.entries()) {
    const heading = /^h([1-6])$/.exec(block.tagName)?.[1];
    if (heading !== undefined) level = Math.min(Number(heading) + 1, 6);
    const [before, after] = [blocks[index - 1], blocks[index + 1]];
    // Two in a row are something else: a name and an address, or a poster.
    const isAlone = !isBoldLine(before) && !isBoldLine(after);
    if (!isBoldLine(block) || !isAlone || !after || !/^(?:p|ul|ol|table|blockquote)$/.test(after.tagName))
      continue;
    block.children = block.children.flatMap((child) => (child.type === 'element' ? child.children : []));
    block.tagName = `h${level}`;
  }
}

/** In characters: anything longer isn’t a heading. */
const longest = 80;

function isBoldLine(block: Element | undefined): boolean {
  const [only, ...others] = block?.children ?? [];
  if (block?.tagName !== 'p' || only?.type !== 'element' || only.tagName !== 'strong' || others.length > 0)
    return false;
  const words = wordsOfNode(only);
  return words.length <= longest && /^\P{L}*\p{L}.*[^\s.!?:;,…]$/u.test(words);
}

/** Web and mail addresses that are their own words are written as they are. Changes the tree. */
export function bareAddresses(tree: Root): void {
  tree.children = tree.children.flatMap((node): RootContent[] =>
    node.type === 'element' ? inElement(node) : [node],
  );
}

function inElement(node: Element): ElementContent[] {
  if (node.tagName === 'pre' || node.tagName === 'code') return [node];
  if (node.tagName === 'a') {
    const href = String(node.properties.href ?? '');
    const isBare =
      wordsOfNode(node) === href.replace(/^mailto:/, '') && isPlain(href.replace(/^mailto:/, ''));
    return [isBare ? verbatim(wordsOfNode(node)) : node];
  }
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') return inElement(child);
    return child.type === 'text'
      ? child.value.split(bare).map((part) => (isPlain(part) ? verbatim(part) : textNode(part)))
      : [child];
  });
  return [node];
}

const address = String.raw`https?:\/\/[\w-]+(?:\.[\w-]+)+(?:[\w\-./?=&%#~:+@,]{0,2000}[\w/=])?|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+`;
const bare = new RegExp(`(?<![^\\s(])(${address})(?![\\w@/])`);
const whole = new RegExp(`^(?:${address})$`);

function isPlain(text: string): boolean {
  return whole.test(text);
}

function verbatim(value: string): Element {
  // Spaces beside an element without words would go.
  return element(notation.verbatim, { value }, [textNode(value)]);
}
