/**
 * Continues after errors in an MDX text: parses each block by itself, explains and hides what the compiler fails at,
 * and parses the block again; then all of them together. So the time grows in proportion to the length of the text.
 */

import type { Root } from 'hast';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { mostMistakes } from '../../../diagnostics/limit-mistakes.ts';
import { mdxComment, mdxSyntax } from '../../../diagnostics/messages.generated.ts';
import { type MdxProblem, parseMdx } from '../../markdown/parse-markdown.ts';
import type { Extent, SourceText } from '../../model/source.ts';
import { offsetAt } from '../../source/offset-at.ts';
import { placeAt } from '../../source/place-at.ts';
import { explainMdxProblem } from './explain-mdx-problem.ts';
import { findTags, type Tag } from './find-tags.ts';
import { hideParts, offsetIn } from './hide-parts.ts';
import { splitBlocks } from './split-blocks.ts';

/** `gaps`: parts that could not be read. `tree`: of the rest; absent if that can't be parsed either. */
export type MendedBody = { tree?: Root; gaps: Extent[]; problems: Diagnostic[] };

/** Limits for parsing a block, or the whole text, again. */
const mostRounds = { block: 50, whole: 10 };

const mostExplained = 3 * mostMistakes;

type MendContext = { source: SourceText; tags: readonly Tag[]; gaps: Extent[]; problems: Diagnostic[] };

/** `text`: the whole file, with spaces in place of the fields that end at `start`. */
export function mendBody(source: SourceText, text: string, start: number): MendedBody {
  const { blocks, code } = splitBlocks(text, start);
  const mending: MendContext = { source, tags: findTags(text, code), gaps: [], problems: [] };
  checkComments(text, code, mending);
  let tag = 0;
  for (const block of blocks) {
    const own: Tag[] = [];
    for (; (mending.tags[tag]?.start ?? text.length) < block.end; tag += 1)
      own.push(mending.tags[tag] ?? nothing);
    mendBlock(text, block, own, mending);
  }
  const tree = mendWhole(text, start, mending);
  return { ...(tree && { tree }), gaps: mending.gaps, problems: mending.problems };
}

const nothing: Tag = { start: 0, end: 0, name: '', isClosing: false };

/** Each comment is one mistake, however many lines it has. */
function checkComments(text: string, code: readonly Extent[], mending: MendContext): void {
  const end = text.lastIndexOf('-->');
  if (end < 0) return;
  let at = 0;
  // Stops at the last end of a comment: beyond it, the pattern would search to the end of the text from each `<!--`.
  for (const { 0: written, index } of text.slice(0, end + 3).matchAll(/<!--[\s\S]*?-->/g)) {
    while ((code[at]?.end ?? Number.POSITIVE_INFINITY) <= index) at += 1;
    if (index >= (code[at]?.start ?? Number.POSITIVE_INFINITY)) continue;
    mending.problems.push(mdxComment(placeAt(mending.source, index)));
    mending.gaps.push({ start: index, end: index + written.length });
  }
}

/** Tags that are closed in a different block are ignored. */
function mendBlock(text: string, block: Extent, tags: readonly Tag[], mending: MendContext): void {
  const isWithin = ({ start }: Extent) => start >= block.start && start < block.end;
  const outer = tags.filter(({ partner }) => partner && !isWithin(partner));
  const known = mending.gaps.filter(({ start, end }) => start < block.end && end > block.start);
  const parts: Extent[] = [...outer, ...known];
  for (let round = 0; round < mostRounds.block; round += 1) {
    const result = parseMdx(hideParts(text, block, parts));
    if (result.kind === 'tree') return;
    const gaps = explainAt(text, block, { ...result, tags }, mending);
    if (gaps.every((gap) => parts.some(({ start, end }) => start === gap.start && end === gap.end))) break;
    parts.push(...gaps);
  }
  mending.gaps.push(block);
}

type ParseFailure = { problem: MdxProblem; tags: readonly Tag[] };

/** Explains the mistake there, and returns the parts to hide for it. */
function explainAt(
  text: string,
  block: Extent,
  { problem, tags }: ParseFailure,
  mending: MendContext,
): Extent[] {
  const { source, problems, gaps } = mending;
  const offset = block.start + offsetIn(text.slice(block.start, block.end), problem);
  const at = placeAt(source, offset);
  // Many more than are shown: these are only counted.
  const explained =
    problems.length > mostExplained ? mdxSyntax(at) : explainMdxProblem(problem, at, source.text);
  const { line, column } = explained.place;
  const said = offsetAt(source, explained.place);
  const construct = problem.excess ? [block] : findConstruct(text, said, block, tags);
  if (!problems.some(({ place }) => place.line === line && place.column === column)) problems.push(explained);
  gaps.push(...construct);
  return construct;
}

/** Constructs over several blocks may be wrong although each block is sound. */
function mendWhole(text: string, start: number, mending: MendContext): Root | undefined {
  const whole = { start: 0, end: text.length };
  for (let round = 0; round < mostRounds.whole; round += 1) {
    const result = parseMdx(hideParts(text, whole, mending.gaps));
    if (result.kind === 'tree') return result.tree;
    const known = mending.gaps.length;
    explainAt(text, whole, { ...result, tags: mending.tags }, mending);
    const added = mending.gaps.slice(known);
    if (added.some((gap) => gap.start <= start)) return undefined;
  }
  return undefined;
}

/** The construct at `offset`, as an editor sees it: a tag with its partner, or braces with their content. */
function findConstruct(text: string, offset: number, block: Extent, tags: readonly Tag[]): Extent[] {
  const tag = tags.find(({ start, end }) => start <= offset && offset < end);
  if (tag) return [tag, ...(tag.partner ? [tag.partner] : [])].map(({ start, end }) => ({ start, end }));
  const character = text[offset];
  if (character === '{')
    return [withBracesAround(text, { start: offset, end: endOfBraces(text, offset, block) })];
  if (character === '<') return [{ start: offset, end: endOfSign(text, offset, block) }];
  const opened = Math.max(text.lastIndexOf('<', offset), text.lastIndexOf('{', offset));
  if (opened >= block.start && offset - opened < 200) return findConstruct(text, opened, block, tags);
  return [block];
}

/** `{{ … }}` counts as one construct. */
function withBracesAround(text: string, { start, end }: Extent): Extent {
  const isWithin = text[start - 1] === '{' && text[end] === '}';
  return isWithin ? withBracesAround(text, { start: start - 1, end: end + 1 }) : { start, end };
}

/** End of the matching brace; of the first brace alone if none matches in the paragraph. */
function endOfBraces(text: string, offset: number, { end }: Extent): number {
  let depth = 0;
  for (let at = offset; at < end; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
    if (text[at] === '\n' && /^[ \t]*\r?\n/.test(text.slice(at + 1, at + 200))) break;
  }
  return offset + 1;
}

/** `<https://…>` and `<YEAR 2>` are one construct; in `< 3` only the sign is. */
function endOfSign(text: string, offset: number, { end }: Extent): number {
  const written = /^<[^\s<>][^<>\n]*>/.exec(text.slice(offset, Math.min(end, offset + 500)))?.[0];
  return offset + (written?.length ?? 1);
}
