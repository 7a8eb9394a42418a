import type { Root } from 'hast';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages.generated.ts';
import { type Markdown, placeIn, type TreeNode } from '../../check/markdown/markdown.ts';
import type { Debris } from '../debris.ts';
import { findIn } from '../find-in.ts';
import { findEscapedTags, findHalfEntities } from '../words/entities.ts';
import { findWordDebris } from '../words/find-word-debris.ts';
import { findBoldLines } from './find-bold-lines.ts';
import { findLineDebris } from './find-line-debris.ts';
import { findLinkDebris } from './find-links.ts';
import { findLostHeadings } from './find-lost-headings.ts';
import { findMarkDebris } from './find-marks.ts';
import { findMixedLists } from './find-mixed-lists.ts';
import { findRepeats } from './find-repeats.ts';
import { findBrokenTable, findUnevenRows, isHeadAlone } from './find-table-debris.ts';
import { findTypedLists } from './find-typed-lists.ts';
import { findLeftovers, type Leftover, leftoverWithin } from './leftovers.ts';

/** Reports Markdown that the compiler left as text, and anything else that visitors shouldn’t see. */
export function checkDebris(tree: Root, markdown: Markdown, report: Report): void {
  const nodes: readonly TreeNode[] = tree.children;
  const code = markdown.content.countryCode;
  const blocks = blocksOf(nodes, markdown.text);
  const found = [
    ...blocks
      .filter((block, index, blocks) => !isHeadAlone(block, blocks[index + 1]))
      .flatMap((block) => findInBlock(block, markdown.text, code)),
    ...findTypedLists(blocks),
    ...findMixedLists(nodes, markdown.text),
    ...findElements(nodes).flatMap((node) => findInElement(node, markdown.text)),
    ...findBoldLines(nodes, markdown),
    ...findLostHeadings(nodes, markdown),
    ...findRepeats(nodes, markdown),
  ];
  for (const { offset, tell } of found) report(tell(placeIn(markdown, offset)));
}

/** For a text of one paragraph the compiler omits the paragraph element. */
function blocksOf(nodes: readonly TreeNode[], text: string): Leftover[] {
  const isInline =
    nodes.some(
      ({ type, tagName }) => type === 'text' || /^(?:a|strong|em|del|code)$/.test(String(tagName)),
    ) && !nodes.some(({ tagName }) => /^(?:p|ul|ol|h[1-6]|table|blockquote|pre)$/.test(String(tagName)));
  if (!isInline) return findLeftovers(nodes, text);
  const whole = leftoverWithin(nodes, { tag: 'paragraph', start: 0, end: text.length }, text);
  return whole ? [whole] : [];
}

function findInBlock(leftover: Leftover, whole: string, code: () => string | undefined): Debris[] {
  const { start, tag, text, source } = leftover;
  const broken = findBrokenTable(leftover, text.includes('|') ? whole.slice(0, start) : '');
  const inMarkdown =
    broken.length > 0
      ? broken
      : [
          ...findIn('markdown', text, source),
          ...findLinkDebris(leftover, code),
          ...findMarkDebris(leftover),
          ...(tag === 'paragraph' ? findBlockMark(text) : findLineDebris(leftover)),
        ];
  const found = [
    ...inMarkdown,
    ...findHalfEntities(text),
    ...findEscapedTags(text),
    ...findWordDebris(text, { source }),
  ];
  return found.map((one) => ({ ...one, offset: one.offset + start }));
}

/** Marks that would begin a block elsewhere, in a text of one paragraph. */
function findBlockMark(text: string): Debris[] {
  const offset = text.search(/\S/);
  if (/^\s*>\s*[^\s=]/.test(text)) return [{ offset, tell: (place) => messages.quoteSignInParagraph(place) }];
  return /^\s*#{1,6}\s*\p{L}(?![A-Z/]*[!?])/u.test(text)
    ? [{ offset, tell: (place) => messages.headingInParagraph(place) }]
    : [];
}

/** Tables and headings. */
function findElements(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => {
    if (judged.has(String(node.tagName))) return [node];
    return node.tagName === 'p' || !node.children ? [] : findElements(node.children);
  });
}

const judged = new Set(['table', 'h2']);

function findInElement(node: TreeNode, text: string): Debris[] {
  if (node.tagName === 'table') return findUnevenRows(node, text);
  return node.tagName === 'h2' ? findRuleUnderText(node, text) : [];
}

/** A heading underlined with hyphens that reads like a paragraph. */
function findRuleUnderText({ position }: TreeNode, text: string): Debris[] {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return [];
  const written = text.slice(start.offset, end.offset);
  // Authors who mean a heading make the line about as long as the words.
  const rule = /\n[ \t>]*(-{1,4})[ \t]*$/.exec(written);
  if (!rule?.[1] || /^[ \t>]*#/.test(written)) return [];
  const words = written.slice(0, rule.index);
  if (!/[.!?:;…)”"’]$/.test(words.trimEnd()) && !words.includes('\n') && words.length <= 80) return [];
  const mark = rule[1];
  return [
    {
      offset: start.offset + rule.index + rule[0].indexOf(mark),
      tell: (place) => messages.ruleUnderText(place, { mark: mark.length > 3 ? mark.slice(0, 3) : mark }),
    },
  ];
}
