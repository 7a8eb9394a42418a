import { ownProperty } from '../../diagnostics/own-property.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { Source, SourceText, Span } from '../model/source.ts';

/**
 * The span of the value at `path`, or of its nearest parent (`whole` is false) if the path doesn't exist; and the file
 * that its offsets refer to.
 */
export type FoundSpan = { span: Span; whole: boolean; text: SourceText };

/** Undefined if the file could not be parsed. */
export function findSpan(source: Source, path: Path): FoundSpan | undefined {
  if (!source.spans) return undefined;
  let span = source.spans;
  let text = sourceTextOf(source, span, source);
  for (const step of path) {
    const inner = childOf(span, step);
    if (!inner) return { span, whole: false, text };
    span = inner;
    text = sourceTextOf(source, span, text);
  }
  return { span, whole: true, text };
}

/** The file that a span refers to. `around`: the file of the enclosing group. */
export function sourceTextOf(source: Source, { file }: Span, around: SourceText): SourceText {
  if (file === undefined) return around;
  return source.layers?.[file] ?? source;
}

function childOf(span: Span, step: string | number): Span | undefined {
  if (span.kind === 'list') return typeof step === 'number' ? span.items[step] : undefined;
  if (span.kind !== 'group' || typeof step !== 'string') return undefined;
  // An editor may well name a field `toString`.
  return ownProperty(span.fields, step);
}
