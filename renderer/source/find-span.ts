import type { Path } from '../../diagnostics/place.ts';
import type { Span } from '../model/source.ts';

/** What was written for the value at `path`, or for its nearest parent (`whole` is false then) where the path doesn't exist. */
export function findSpan(root: Span, path: Path): { span: Span; whole: boolean } {
  let span = root;
  for (const step of path) {
    const inner = childOf(span, step);
    if (!inner) return { span, whole: false };
    span = inner;
  }
  return { span, whole: true };
}

function childOf(span: Span, step: string | number): Span | undefined {
  if (span.kind === 'list') return typeof step === 'number' ? span.items[step] : undefined;
  if (span.kind !== 'group' || typeof step !== 'string') return undefined;
  // An editor may well name a field `toString`.
  return Object.hasOwn(span.fields, step) ? span.fields[step] : undefined;
}
