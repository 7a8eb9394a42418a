import type { Source, SourceText } from '../../../model/source.ts';
import { parseSource } from '../../../read/read-source.ts';

/** A text is one object for as long as its file stays as it is. */
const known = new WeakMap<SourceText, Source>();

/** A file by itself, without what a branch or its base adds to it. Parsed once. */
export function sourceAlone(text: SourceText): Source {
  const before = known.get(text);
  if (before) return before;
  const { source } = parseSource(text.file, text.text);
  known.set(text, source);
  return source;
}
