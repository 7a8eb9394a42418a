import type { Extent } from '../../model/source.ts';

export type EntryLine = Extent & { indent: number; isItem: boolean; isEmpty: boolean };

/** The fields, or list items, of a block of YAML, judged only by the start of their lines. */
export function splitEntries(text: string): Extent[] {
  const lines = entryLinesOf(text);
  const first = lines.find(({ isEmpty }) => !isEmpty);
  if (!first) return [{ start: 0, end: text.length }];
  const starts: number[] = [];
  for (const line of lines)
    if (!line.isEmpty && line.indent <= first.indent && !belongsAbove(line, first, text, starts.length > 0))
      starts.push(line.start);
  return starts.map((start, index) => ({
    start: index === 0 ? 0 : start,
    end: starts[index + 1] ?? text.length,
  }));
}

/** A list may follow the name of its field without indentation; so may the bracket that ends one. */
function belongsAbove(line: EntryLine, first: EntryLine, text: string, hasAbove: boolean): boolean {
  if (!hasAbove) return false;
  return (
    (line.isItem && !first.isItem && line.indent === first.indent) ||
    /[\]}]/.test(text[line.start + line.indent] ?? '')
  );
}

export function entryLinesOf(text: string): EntryLine[] {
  const lines: EntryLine[] = [];
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline + 1;
    const written = text.slice(start, end);
    const indent = written.search(/[^ \t]/);
    const isEmpty = /^[ \t]*(?:#.*)?\r?\n?$/.test(written);
    lines.push({
      start,
      end,
      indent: Math.max(indent, 0),
      isItem: /^[ \t]*-(?:\s|$)/.test(written),
      isEmpty,
    });
    start = end;
  }
  return lines;
}
