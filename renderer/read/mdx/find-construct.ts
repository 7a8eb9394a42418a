import type { Tag } from './find-tags.ts';
import type { Block } from './split-blocks.ts';

/** The construct at `offset`, as an editor sees it: a tag with its partner, or braces with their content. */
export function findConstruct(text: string, offset: number, block: Block, tags: readonly Tag[]): Block[] {
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
function withBracesAround(text: string, { start, end }: Block): Block {
  const isWithin = text[start - 1] === '{' && text[end] === '}';
  return isWithin ? withBracesAround(text, { start: start - 1, end: end + 1 }) : { start, end };
}

/** End of the matching brace; of the first brace alone if none matches in the paragraph. */
function endOfBraces(text: string, offset: number, { end }: Block): number {
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
function endOfSign(text: string, offset: number, { end }: Block): number {
  const written = /^<[^\s<>][^<>\n]*>/.exec(text.slice(offset, Math.min(end, offset + 500)))?.[0];
  return offset + (written?.length ?? 1);
}
