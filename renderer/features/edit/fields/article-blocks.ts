import type { Source } from '../../../model/source.ts';
import { splitBlocks } from '../../../read/mdx/split-blocks.ts';
import { placeAt } from '../../../source/place-at.ts';
import type { ArticlePart, TextEdit } from './field-view.ts';

/** A block from `start` to `end`; with the empty lines around it, from `from` to `until`. */
type WrittenBlock = { from: number; start: number; end: number; until: number };

/** The blocks of an article’s text, from an offset on. */
export function writtenBlocks(text: string, from: number): WrittenBlock[] {
  return splitBlocks(text, from).blocks.flatMap(({ start, end }) => {
    const written = text.slice(start, end);
    const first = start + written.length - written.trimStart().length;
    return written.trim() === ''
      ? []
      : [{ from: start, start: first, end: start + written.trimEnd().length, until: end }];
  });
}

/** The changes that can be made to a whole block. */
export function blockSteps(
  source: Source,
  blocks: readonly WrittenBlock[],
  at: number,
): Omit<ArticlePart, 'part'> {
  const [before, block, after] = [blocks[at - 1], blocks[at], blocks[at + 1]];
  if (!block) return {};
  const { text } = source;
  const out = after ? [block.start, after.start] : [before?.end ?? block.start, block.end];
  const down = after && swapped(text, block, after);
  return {
    out: textEdit(text, out[0] ?? block.start, out[1] ?? block.end, ''),
    ...(before && { up: { ...swapped(text, before, block), place: placeAt(source, before.start) } }),
    ...(down && {
      down: { ...down, place: placeBehind(source, block, down.text.length - (block.end - block.start)) },
    }),
  };
}

/** Two blocks in the other order, with what was between them. */
function swapped(text: string, one: WrittenBlock, other: WrittenBlock): TextEdit {
  const between = text.slice(one.end, other.start);
  const now = text.slice(other.start, other.end) + between + text.slice(one.start, one.end);
  return textEdit(text, one.start, other.end, now);
}

function textEdit(text: string, start: number, end: number, now: string): TextEdit {
  return { start, end, was: text.slice(start, end), text: now };
}

/** Where a block begins once so many characters that are below it are above it. */
function placeBehind(source: Source, { start, end }: WrittenBlock, characters: number) {
  const moved = source.text.slice(end, end + characters);
  const place = placeAt(source, start);
  return { ...place, line: place.line + moved.split('\n').length - 1 };
}
