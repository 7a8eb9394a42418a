import type { Extent } from '../../model/source.ts';

/**
 * The blocks of a Markdown text that can be parsed separately: divided by empty lines, but fenced code and indented
 * lines belong to the block above. `code`: the extents of code, in which nothing is notation.
 */
export function splitBlocks(text: string, from: number): { blocks: Extent[]; code: Extent[] } {
  const blocks: Extent[] = [];
  const code: Extent[] = [];
  let block = from;
  let isParted = false;
  let fence: { mark: string; start: number } | undefined;
  for (let start = from; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline + 1;
    const line = text.slice(start, end);
    const mark = /^[ \t>]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence) {
      if (mark?.startsWith(fence.mark) && line.trim() === mark) {
        code.push({ start: fence.start, end });
        fence = undefined;
      }
    } else if (line.trim() === '') isParted = true;
    else {
      if (isParted && !/^[ \t]/.test(line)) {
        blocks.push({ start: block, end: start });
        block = start;
      }
      isParted = false;
      if (mark) fence = { mark, start };
      else code.push(...spansOfCode(line, start));
    }
    start = end;
  }
  if (fence) code.push({ start: fence.start, end: text.length });
  return { blocks: [...blocks, { start: block, end: text.length }], code };
}

/** Code from a run of backticks to the next run of the same length. */
function spansOfCode(line: string, at: number): Extent[] {
  const rows = [...line.matchAll(/`+/g)].map(({ 0: { length }, index }) => ({ start: index, length }));
  const nextOfLength = new Map<number, number>();
  const partners = rows.map(() => -1);
  for (const [index, { length }] of [...rows.entries()].reverse()) {
    partners[index] = nextOfLength.get(length) ?? -1;
    nextOfLength.set(length, index);
  }
  const spans: Extent[] = [];
  let from = 0;
  for (const [index, { start }] of rows.entries()) {
    const partner = rows[partners[index] ?? -1];
    if (index < from || !partner) continue;
    spans.push({ start: at + start, end: at + partner.start + partner.length });
    from = (partners[index] ?? index) + 1;
  }
  return spans;
}
