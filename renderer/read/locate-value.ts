import type { Path, Place } from '../../diagnostics/place.ts';
import type { Source } from '../model/source.ts';
import { offsetInWritten } from './offset-in-written.ts';
import type { Span } from './span.ts';

/** A source's way back from its values: `text` is the file's, `offset` where the parsed part starts in it. */
export function createLocators(
  root: Span | undefined,
  { text, offset, place }: { text: string; offset: number; place: (offset: number) => Place },
): Required<Pick<Source, 'locate' | 'written' | 'locateText'>> {
  const scalarAt = (path: Path) => {
    const found = root && findSpan(root, path);
    return found?.whole && found.span.scalar ? found.span : undefined;
  };
  return {
    locate: (path, part = 'value') => {
      if (!root) return place(0);
      const { span } = findSpan(root, path);
      const empty = span.scalar && span.start === span.end;
      return place(offset + (part === 'key' || empty ? (span.key ?? span.start) : span.start));
    },
    written: (path) => {
      const span = scalarAt(path);
      return span && text.slice(offset + span.start, offset + span.end);
    },
    locateText: (path, within) => {
      const found = root && findSpan(root, path).span;
      if (!found) return place(0);
      const start = offset + found.start;
      if (found.text === undefined) return place(start);
      return place(start + offsetInWritten(text.slice(start, offset + found.end), found.text, within));
    },
  };
}

function findSpan(root: Span, path: Path): { span: Span; whole: boolean } {
  let span = root;
  for (const step of path) {
    const inner = span.children?.get(step);
    if (!inner) return { span, whole: false };
    span = inner;
  }
  return { span, whole: true };
}
