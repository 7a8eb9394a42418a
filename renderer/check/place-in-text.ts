import type { Path, Place } from '../../diagnostics/place.ts';
import type { Source } from '../model/source.ts';
import { locate } from '../source/locate.ts';

/** Where `snippet` stands within the text at `path`; where it can't be found as written (folded, escaped), the text's own place. */
export function placeInText(source: Source, path: Path, snippet: string): Place {
  const start = locate(source, path);
  const from = offsetOf(source.text, start);
  const found = source.text.indexOf(snippet, from);
  if (found < 0 || found > from + furthest) return start;
  const before = source.text.slice(from, found);
  const lines = before.split('\n');
  const last = lines.at(-1) ?? '';
  const column = lines.length === 1 ? start.column + last.length : last.length + 1;
  return { file: start.file, line: start.line + lines.length - 1, column };
}

/** Beyond this the snippet belongs to another value. */
const furthest = 4000;

function offsetOf(text: string, place: Place): number {
  let offset = 0;
  for (let line = 1; line < place.line; line += 1) {
    const end = text.indexOf('\n', offset);
    if (end < 0) return text.length;
    offset = end + 1;
  }
  return offset + place.column - 1;
}
