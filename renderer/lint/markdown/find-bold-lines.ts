import * as messages from '../../../diagnostics/messages.generated.ts';
import type { Markdown, TreeNode } from '../../check/markdown/markdown.ts';
import type { Debris } from '../debris.ts';

/**
 * Lines in bold that look like headings but are none: short, on their own, without a full stop, and with something
 * below them. To a screen reader and the table of contents they are ordinary words.
 */
export function findBoldLines(nodes: readonly TreeNode[], { text, kind, firstLevels }: Markdown): Debris[] {
  if (kind === 'line') return [];
  const blocks = nodes.filter(({ type }) => type !== 'text');
  let [level] = firstLevels;
  return blocks.flatMap((block, index): Debris[] => {
    const heading = /^h([1-6])$/.exec(String(block.tagName));
    if (heading) level = Math.min(Number(heading[1]) + 1, 6);
    const [start, end] = [block.position?.start.offset, block.position?.end.offset];
    if (start === undefined || end === undefined || !isBoldLine(block)) return [];
    const [before, next] = [blocks[index - 1], blocks[index + 1]];
    if (!next || !standsBelow.test(String(next.tagName))) return [];
    // Two in a row are something else: a name and an address, or a poster.
    if (isBoldLine(next) || (before && isBoldLine(before))) return [];
    const words = text.slice(start, end).replace(/^(\*\*|__)(.*)\1$/, '$2');
    const meant = `${'#'.repeat(level ?? 2)} ${words}`;
    return [{ offset: start, tell: (place) => messages.boldAsHeading(place, { meant }) }];
  });
}

/** Elements that may follow a heading. */
const standsBelow = /^(?:p|ul|ol|table|blockquote)$/;

/** In characters: anything longer isn't a heading. */
const longest = 80;

function isBoldLine({ tagName, children = [] }: TreeNode): boolean {
  const [only, ...others] = children;
  if (tagName !== 'p' || only?.tagName !== 'strong' || others.length > 0) return false;
  const [words, ...more] = only.children ?? [];
  if (words?.type !== 'text' || more.length > 0) return false;
  const written = String(words.value).trim();
  return written.length <= longest && !written.includes('\n') && /^\P{L}*\p{L}.*[^\s.!?:;,…]$/u.test(written);
}
