/** The parts of a list or a group as pieces of text, so that they can be moved and removed. */
import type { Extent, Span } from '../model/source.ts';

/** In the order in which they are written. */
export function membersOf(span: Span): readonly Span[] {
  if (span.kind === 'list') return span.items;
  if (span.kind !== 'group') return [];
  return Object.values(span.fields).sort((one, other) => startOf(one) - startOf(other));
}

export function startOf({ key, start }: Span): number {
  return key ?? start;
}

export function isFlow(text: string, span: Span): boolean {
  return /[[{]/.test(text.charAt(span.start));
}

/** Where a member’s name and value are, without what surrounds them. */
export function memberContent(text: string, member: Span): Extent {
  const start = startOf(member);
  return { start, end: start + text.slice(start, member.end).trimEnd().length };
}

/**
 * The whole lines of a member, without the last line break, and with the comments directly above it. Undefined if its
 * first line begins with something else, as that of a list in a list does.
 */
export function memberLines(text: string, member: Span): Extent | undefined {
  const { start, end } = memberContent(text, member);
  const line = lineStart(text, start);
  if (!/^[ \t]*(?:-[ \t]+)?$/.test(text.slice(line, start))) return undefined;
  if (member.key !== undefined && text.slice(line, start).includes('-')) return undefined;
  return { start: withComments(text, line), end: endOfLine(text, end) };
}

/** A comment belongs to what follows it; one at the top of the file to the file. */
function withComments(text: string, line: number): number {
  let start = line;
  while (start > 0) {
    const above = lineStart(text, start - 1);
    if (!/^[ \t]*#/.test(text.slice(above, start))) break;
    if (above === 0) return line;
    start = above;
  }
  return start;
}

export function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Before the line break. */
export function endOfLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  const end = newline < 0 ? text.length : newline;
  return text[end - 1] === '\r' && end > offset ? end - 1 : end;
}

export function lineBreakOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}
