/**
 * What the Markdown compiler can't bear: beyond these, it ends the process or takes memory without bound (measured with
 * satteri 0.10.5: 8,000 brackets within braces, 20,000 quotation marks, braces or tags in a paragraph). No text that a person writes
 * comes near.
 */
import type { Root, RootContent } from 'hast';

/** `offset`: of the character with which it is too much. */
export type Excess = { kind: 'brackets' | 'quotes' | 'openings' | 'levels'; offset: number };

const most = { brackets: 100, quotes: 2000, openings: 2000, levels: 100 };

/** Before the text is given to the compiler. */
export function findExcess(text: string): Excess | undefined {
  let quotes = 0;
  let openings = 0;
  let braces = 0;
  let brackets = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text[offset];
    if (character === '{' || character === '<') openings += 1;
    if (character === '\n' && isBlank(text, offset + 1)) {
      quotes = 0;
      openings = 0;
    }
    if (character === '"' || character === "'") quotes += 1;
    else if (character === '{') braces += 1;
    else if (character === '}') braces = Math.max(0, braces - 1);
    else if (braces > 0 && (character === '[' || character === '(')) brackets += 1;
    else if (brackets > 0 && (character === ']' || character === ')')) brackets -= 1;
    if (quotes > most.quotes) return { kind: 'quotes', offset };
    if (openings > most.openings) return { kind: 'openings', offset };
    if (braces + brackets > most.brackets) return { kind: 'brackets', offset };
  }
  return undefined;
}

function isBlank(text: string, start: number): boolean {
  let at = start;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\r') at += 1;
  return at === text.length || text[at] === '\n';
}

/** In what has come back: whoever walks a tree goes one step deeper for each level. What has no place of its own has that of what it is in. */
export function findDepth(tree: Root): Excess | undefined {
  let level = inside(tree, 0);
  for (let depth = 0; level.length > 0; depth += 1) {
    const [first] = level;
    if (depth > most.levels) return { kind: 'levels', offset: first?.offset ?? 0 };
    level = level.flatMap(({ node, offset }) => inside(node, offset));
  }
  return undefined;
}

function inside(node: Root | RootContent, around: number): { node: RootContent; offset: number }[] {
  if (!('children' in node)) return [];
  return node.children.map((inner) => ({ node: inner, offset: inner.position?.start.offset ?? around }));
}
