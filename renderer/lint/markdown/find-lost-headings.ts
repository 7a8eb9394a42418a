import * as messages from '../../../diagnostics/messages.generated.ts';
import type { Markdown, TreeNode } from '../../check/markdown/markdown.ts';
import type { Debris } from '../debris.ts';

/** In characters: anything longer isn't a heading. */
const longest = 70;
/** Lines that may stand alone without being a heading. */
const note =
  /^(?:last |first )?(?:updated|published|reviewed|written|posted|by|photo|source|dear|hello|hi|yours|kind regards|best wishes|sincerely)\b/i;

/**
 * Lines of an article that lost their heading marks: a few words between two paragraphs, without a full stop, in an
 * article that has headings elsewhere. Several such lines in a row are something else, such as an address.
 */
export function findLostHeadings(nodes: readonly TreeNode[], { text, kind }: Markdown): Debris[] {
  if (kind === 'line') return [];
  const blocks = nodes.filter(({ type }) => type !== 'text');
  if (!blocks.some((block) => levelOf(block) > 1)) return [];
  let level = 2;
  return blocks.flatMap((block, index): Debris[] => {
    if (levelOf(block) > 1) level = levelOf(block);
    const [before, next] = [blocks[index - 1], blocks[index + 1]];
    if (!isShortLine(block) || !next || !standsBelow.test(String(next.tagName))) return [];
    if (isShortLine(next) || !before || isShortLine(before) || levelOf(before) > 0) return [];
    const [start, end] = [block.position?.start.offset, block.position?.end.offset];
    if (start === undefined || end === undefined) return [];
    const meant = `${'#'.repeat(level)} ${text.slice(start, end).trim()}`;
    return [{ offset: start, tell: (place) => messages.headingMarkMissing(place, { meant }) }];
  });
}

/** A list alone doesn't make a heading: a few words may well introduce it. */
const standsBelow = /^(?:p|table|blockquote)$/;

/** The level of a heading; 0 for anything else. */
function levelOf({ tagName }: TreeNode): number {
  return Number(/^h([1-6])$/.exec(String(tagName))?.[1] ?? 0);
}

function isShortLine({ tagName, children = [] }: TreeNode): boolean {
  const [only, ...others] = children;
  if (tagName !== 'p' || only?.type !== 'text' || others.length > 0) return false;
  const words = String(only.value).trim();
  return (
    words.length <= longest &&
    /^[\p{Lu}\d][^\n ]* [^\n]*[\p{L}\p{M}\p{N})?]$/u.test(words) &&
    !/[|\t•:;]/.test(words) &&
    !note.test(words)
  );
}
