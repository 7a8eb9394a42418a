import { baseNoteComment, textNoteComment } from '../drift/base-note.ts';
import type { OverridingLine } from '../drift/overriding-lines.ts';
import { lineBreakOf } from './members.ts';
import type { Splice } from './splice-text.ts';

/** How a line remembers the base’s present value, in place of what it may have remembered. `day`: such as 2026-05-03. */
export function spliceNote(
  { text, note, now, line, overrides: [{ isText }] }: OverridingLine,
  day: string,
): Splice {
  const comment = isText ? textNoteComment(now, day) : baseNoteComment(now, day);
  if (note) return { start: note.start, end: note.end, text: comment };
  if (isText) return { start: line.end, end: line.end, text: `${comment}${lineBreakOf(text.text)}` };
  return appendNote(text.text, line.end, now, day);
}

/** Adds the remembered value to a line that ends at `end`, after everything else on it. */
export function appendNote(text: string, end: number, was: string, day: string): Splice {
  const start = text.slice(0, end).trimEnd().length;
  return { start, end: start, text: ` ${baseNoteComment(was, day)}` };
}
