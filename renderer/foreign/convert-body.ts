import type { Root } from 'hast';
import { type MdxResult, parseForeign, parseMdx } from '../markdown/parse-markdown.ts';
import type { BodyContext, Syntax } from './body-context.ts';
import { findMissingWords } from './count-words.ts';
import { markdownFromHast } from './markdown-from-hast.ts';
import { type ForeignNode, foreignNode } from './nodes.ts';
import { settleHeadings, wordsOfNode } from './settle-headings.ts';
import { tidyTree } from './tidy-tree.ts';

/** `summary`: the first paragraph, without formatting; empty if there is none. */
export type ConvertedBody = { markdown: string; summary: string };

type Converting = { syntax: Syntax; title: string; around: BodyContext };

/** The text of an article in our Markdown; undefined if neither its program's Markdown nor ours can be read. */
export function convertBody(text: string, { syntax, title, around }: Converting): ConvertedBody | undefined {
  const read = readForeign(text, syntax);
  if (read.kind === 'problem') return undefined;
  const nodes = foreignNode(read.tree).children;
  const tree = tidyTree(nodes, around);
  settleHeadings(tree, { title, note: around.note });
  const summary = summaryOf(tree);
  const markdown = markdownFromHast(tree);
  const result = parseMdx(markdown);
  if (result.kind === 'problem') return undefined;
  tellMissing(nodes, result.tree, { title, around });
  return { markdown, summary };
}

/** Broken MDX is read as Markdown, in which nothing is broken. */
function readForeign(text: string, syntax: Syntax): MdxResult {
  const read = parseForeign(text, syntax);
  return read.kind === 'problem' && syntax === 'mdx' ? parseForeign(text, 'markdown') : read;
}

/** The title counts: a heading that repeats it is left out. */
function tellMissing(
  nodes: readonly ForeignNode[],
  tree: Root,
  { title, around }: Pick<Converting, 'title' | 'around'>,
): void {
  const after = [...foreignNode(tree).children, foreignNode({ type: 'text', value: title })];
  const missing = findMissingWords(nodes, after);
  if (missing.length > 0) around.note('words-lost', missing.slice(0, 12).join(' '));
}

function summaryOf({ children }: Root): string {
  const paragraphs = children.filter((node) => node.type === 'element' && node.tagName === 'p');
  const texts = paragraphs.map((node) => (node.type === 'element' ? wordsOfNode(node) : ''));
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).find((text) => text.length > 2) ?? '';
}
