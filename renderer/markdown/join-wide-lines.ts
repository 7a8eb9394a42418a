import type { ElementContent, RootContent } from 'hast';
import { hasCjk, joinsLines } from '../../diagnostics/words/wide-letters.ts';
import { textFromHast } from './text-from-hast.ts';

/**
 * Joins the wrapped lines of a Chinese or Japanese paragraph without a space: browsers show one for every line end.
 * Mutates the tree, which nobody else has seen.
 */
export function joinWideLines(nodes: readonly RootContent[], text: string): void {
  if (hasCjk(text) && text.includes('\n')) joinWithin(nodes);
}

/** A line end between these is not part of a text. */
const blocks = new Set(
  'p ul ol li blockquote pre table thead tbody tr h1 h2 h3 h4 h5 h6 hr div details section br'.split(' '),
);

type Node = RootContent | ElementContent;

function joinWithin(nodes: readonly Node[]): void {
  nodes.forEach((node, index) => {
    if (node.type === 'text' && node.value.includes('\n'))
      node.value = joined(node.value, textOf(nodes[index - 1]), textOf(nodes[index + 1]));
    else if ('children' in node && !isCode(node)) joinWithin(node.children);
  });
}

function joined(value: string, before: string, after: string): string {
  const whole = before + value + after;
  return value.replace(/\n/g, (end, offset: number) => {
    const at = before.length + offset;
    return joinsLines(whole.slice(Math.max(0, at - reach), at), whole.slice(at + 1, at + reach)) ? '' : end;
  });
}

/** In UTF-16 units: more than `joinsLines` looks at. */
const reach = 20;

function textOf(node: Node | undefined): string {
  if (node === undefined || isBlock(node)) return '';
  return textFromHast([node], (text) => text);
}

function isBlock(node: Node): boolean {
  return node.type === 'element' ? blocks.has(node.tagName) : node.type.startsWith('mdxJsxFlow');
}

function isCode(node: Node): boolean {
  return node.type === 'element' && (node.tagName === 'pre' || node.tagName === 'code');
}
