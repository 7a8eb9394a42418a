import type { OverridingLine } from '../../../drift/overriding-lines.ts';
import { spliceNote } from '../../../edit/splice-note.ts';
import type { SourceText } from '../../../model/source.ts';
import { changed, fromBelow, reread, type SettledFile } from './settled-file.ts';

/** Notes the base's current value at the end of each line. `text`: the branch's own file. `day`: such as 2026-05-03. */
export function keepLines(text: SourceText, lines: readonly OverridingLine[], day: string): SettledFile {
  let source = reread(text.file, text.text);
  for (const line of fromBelow(lines)) {
    source = source && changed(source, [spliceNote(line, day)], source.value);
    if (!source) return { kind: 'lost', line };
  }
  return { kind: 'settled', text: source?.text ?? text.text };
}
