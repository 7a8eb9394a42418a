import { baseNoteComment, textNoteComment } from '../../../drift/base-note.ts';
import type { OverridingLine } from '../../../drift/overriding-lines.ts';
import { lineBreakOf } from '../../../edit/members.ts';
import type { Splice } from '../../../edit/splice-text.ts';
import type { SourceText } from '../../../model/source.ts';
import { appendNote, changed, fromBelow, reread, type SettledFile } from './settled-file.ts';

/** Notes the base's current value at the end of each line. `text`: the branch's own file. `day`: such as 2026-05-03. */
export function keepLines(text: SourceText, lines: readonly OverridingLine[], day: string): SettledFile {
  let source = reread(text.file, text.text);
  for (const line of fromBelow(lines)) {
    source = source && changed(source, [spliceNote(line, day)], source.value);
    if (!source) return { kind: 'lost', line };
  }
  return { kind: 'settled', text: source?.text ?? text.text };
}

function spliceNote({ text, note, now, line, overrides: [{ isText }] }: OverridingLine, day: string): Splice {
  const comment = isText ? textNoteComment(now, day) : baseNoteComment(now, day);
  if (note) return { start: note.start, end: note.end, text: comment };
  if (isText) return { start: line.end, end: line.end, text: `${comment}${lineBreakOf(text.text)}` };
  return appendNote(text.text, line.end, now, day);
}
