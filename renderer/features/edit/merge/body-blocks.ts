import { findTags } from '../../../read/mdx/find-tags.ts';
import { splitBlocks } from '../../../read/mdx/split-blocks.ts';

/** `words`: of `written`, without the line ends of its file. `gap`: the empty lines behind it. */
export type ArticleBlock = { words: string; written: string; gap: string };

/** `above`: what is before the first block. */
export type ArticleBlocks = { above: string; blocks: readonly ArticleBlock[] };

/** A fenced code block and a component with its tags are one block each. */
export function bodyBlocks(body: string): ArticleBlocks {
  const above = /^\s*\n/.exec(body)?.[0] ?? '';
  const text = body.slice(above.length);
  const { blocks, code } = splitBlocks(text, 0);
  const tags = findTags(text, code).flatMap(({ start, partner }) =>
    partner && partner.start > start ? [{ start, end: partner.end }] : [],
  );
  const joined: { start: number; end: number }[] = [];
  let reach = 0;
  let next = 0;
  for (const { start, end } of blocks) {
    const last = joined.at(-1);
    if (last && start < reach) last.end = end;
    else joined.push({ start, end });
    for (let tag = tags[next]; tag && tag.start < end; tag = tags[next]) {
      reach = Math.max(reach, tag.end);
      next += 1;
    }
  }
  return { above, blocks: joined.flatMap(({ start, end }) => blockOf(text.slice(start, end))) };
}

function blockOf(text: string): readonly ArticleBlock[] {
  const written = text.trimEnd();
  if (written === '') return [];
  return [{ words: withBreaks(written, '\n'), written, gap: text.slice(written.length) }];
}

export function withBreaks(text: string, lineBreak: string): string {
  return text.replaceAll(/\r?\n/g, lineBreak);
}
