import type { Tag } from './find-tags.ts';
import type { Block } from './split-blocks.ts';

/** What stands at `offset` and is one thing to an editor: a tag with the one that closes it, braces with what is in them. */
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

/** `{{ … }}` is one thing. */
function withBracesAround(text: string, { start, end }: Block): Block {
  const isWithin = text[start - 1] === '{' && text[end] === '}';
  return isWithin ? withBracesAround(text, { start: start - 1, end: end + 1 }) : { start, end };
}

/** Up to the brace that closes them; the first brace alone where there is none in the paragraph. */
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

/** `<https://…>` and `<YEAR 2>` are one thing; of `< 3` only the sign is. */
function endOfSign(text: string, offset: number, { end }: Block): number {
  const written = /^<[^\s<>][^<>\n]*>/.exec(text.slice(offset, Math.min(end, offset + 500)))?.[0];
  return offset + (written?.length ?? 1);
}
