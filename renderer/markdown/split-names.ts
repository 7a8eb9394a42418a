/**
 * Plain Markdown knows no braces: names are found in what it leaves as text, and become the nodes that MDX has for
 * them. Other braces are words, as are all in code: such a text is marked, so that nothing in it is filled in.
 */
import type { ElementContent, RootContent, Text } from 'hast';
import { hiddenNames } from './hide-notation.ts';

declare module 'hast' {
  interface TextData {
    /** Its braces are words. */
    isLiteral?: true;
  }
}

/** `text`: what the tree’s offsets refer to, with names hidden. Changes the tree, which nobody else has seen. */
export function splitNames(nodes: readonly RootContent[], text: string): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'text') return node.value.includes('{') ? splitText(node, text) : [node];
    if (node.type === 'element' && node.tagName === 'code') markLiteral(node.children);
    else if ('children' in node) splitWithin(node, text);
    return [node];
  });
}

function splitWithin(node: { children: ElementContent[] | RootContent[] }, text: string): void {
  node.children = splitNames(node.children, text);
}

function markLiteral(nodes: readonly ElementContent[]): void {
  for (const node of nodes) if (node.type === 'text') node.data = { isLiteral: true };
}

function splitText(node: Text, text: string): RootContent[] {
  const { value, position } = node;
  const pieces: RootContent[] = [];
  const addText = (from: number, to: number) => {
    const part = value.slice(from, to);
    const data = part.includes('{') ? { data: { isLiteral: true } as const } : {};
    if (part !== '') pieces.push({ ...node, ...data, value: part });
  };
  let [at, offset] = [0, position?.start.offset ?? 0];
  for (const { 0: written, 1: name = '', index } of value.matchAll(hiddenNames)) {
    const found = text.indexOf(written, offset);
    if (!position || found < 0 || found >= (position.end.offset ?? 0)) break;
    offset = found + written.length;
    if (!isName(text, found, offset)) continue;
    addText(at, index);
    const start = { ...position.start, offset: found };
    const end = { ...position.end, offset };
    pieces.push({ type: 'mdxTextExpression', value: name, position: { start, end } });
    at = index + written.length;
  }
  addText(at, value.length);
  return pieces;
}

/** `\{site.name}` is shown as it is, and `{{site.name}}` is the notation of other programs. */
function isName(text: string, start: number, end: number): boolean {
  let escapes = 0;
  while (text[start - escapes - 1] === '\\') escapes += 1;
  return escapes % 2 === 0 && !(text[start - 1] === '{' && text[end] === '}');
}
