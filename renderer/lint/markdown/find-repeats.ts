import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { textTwice } from '../../../diagnostics/messages/debris.ts';
import { headingTwice } from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { countWords } from '../../../diagnostics/words/count-words.ts';
import { type Markdown, placeIn, type TreeNode } from '../../check/markdown/markdown.ts';
import type { Debris } from '../debris.ts';

/** `scope`: where no other block may be the same: the text, the list, the table, the headings under one parent. */
type TextBlock = { tag: string; offset: number; words: string; scope: string };

/**
 * Headings, paragraphs, items and rows that occur twice in a text, usually because they were pasted again. Of several
 * pasted in a row, only the first is reported.
 */
export function findRepeats(nodes: readonly TreeNode[], markdown: Markdown): Debris[] {
  if (markdown.kind === 'line') return [];
  const firsts = new Map<string, TextBlock>();
  const seen = new Set<string>();
  let isAfterRepeat = false;
  return blocksOf(nodes, markdown.text).flatMap((block): Debris[] => {
    const { scope, tag, words, offset } = block;
    const key = `${tag} ${words}`;
    const first = firsts.get(`${scope} ${key}`);
    if (!first) firsts.set(`${scope} ${key}`, block);
    const isPasted = isAfterRepeat;
    isAfterRepeat = seen.has(key);
    seen.add(key);
    if (!first || isPasted || countWords(words) < leastWords(tag)) return [];
    const { line } = placeIn(markdown, first.offset);
    return [{ offset, tell: (place) => repeatProblem(block, place, line) }];
  });
}

function repeatProblem({ tag, words }: TextBlock, place: Place, line: number): Diagnostic {
  if (isHeading(tag)) return headingTwice(place, { words, first: line });
  return textTwice(place, tag === 'p' ? 'paragraph' : tag === 'li' ? 'list item' : 'row', line);
}

/** A short paragraph may well be repeated, but hardly an item in one list. */
function leastWords(tag: string): number {
  if (isHeading(tag)) return 1;
  return tag === 'p' ? 12 : 3;
}

function isHeading(tag: string): boolean {
  return /^h\d$/.test(tag);
}

/** In written order. `headings`: those above, by their level. */
function blocksOf(
  nodes: readonly TreeNode[],
  text: string,
  scope = '',
  headings: Map<number, number> = new Map(),
): TextBlock[] {
  return nodes.flatMap((node): TextBlock[] => {
    const { children = [], position } = node;
    const tag = String(node.tagName);
    const start = position?.start.offset ?? 0;
    if (tag === 'pre') return [];
    const blockIn = (one: string): TextBlock => {
      const written = text.slice(...extentOf(children));
      return { tag, offset: start, words: written.replace(/\s+/g, ' ').trim(), scope: one };
    };
    if (isHeading(tag)) {
      const level = Number(tag.slice(1));
      const parents = [...headings].filter(([one]) => one < level);
      headings.clear();
      for (const [one, at] of [...parents, [level, start] as const]) headings.set(one, at);
      return [blockIn(parents.join(' '))];
    }
    if (tag === 'p') return [blockIn(scope)];
    const isItem = tag === 'li' && !children.some(({ tagName }) => /^(?:p|ul|ol)$/.test(String(tagName)));
    if (tag === 'tr' || isItem) return [blockIn(scope)];
    const inner = /^(?:ul|ol|table)$/.test(tag) ? `${tag} ${start}` : scope;
    return blocksOf(children, text, inner, headings);
  });
}

function extentOf(nodes: readonly TreeNode[]): [start: number, end: number] {
  const first = nodes.find(({ position }) => position !== undefined)?.position;
  const last = nodes.findLast(({ position }) => position !== undefined)?.position;
  return [first?.start.offset ?? 0, last?.end.offset ?? 0];
}
