import type { Path } from '../../../diagnostics/place.ts';
import type { Source, Span } from '../../model/source.ts';
import { fieldsOf } from '../../schema/fields.ts';

/** A file without the value at a path, and without what is known of where it stood. */
export function withoutPath(source: Source, path: Path): Source {
  const { value, spans } = source;
  return { ...source, value: withoutValue(value, path), ...(spans && { spans: withoutSpan(spans, path) }) };
}

function withoutValue(value: unknown, [step, ...rest]: Path): unknown {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => {
      if (index !== step) return [item];
      return rest.length === 0 ? [] : [withoutValue(item, rest)];
    });
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([key, item]) => {
      if (key !== step) return [[key, item]];
      return rest.length === 0 ? [] : [[key, withoutValue(item, rest)]];
    }),
  );
}

function withoutSpan(span: Span, [step, ...rest]: Path): Span {
  if (span.kind === 'list') {
    const items = span.items.flatMap((item, index) => {
      if (index !== step) return [item];
      return rest.length === 0 ? [] : [withoutSpan(item, rest)];
    });
    return { ...span, items };
  }
  if (span.kind !== 'group') return span;
  const fields = Object.entries(span.fields).flatMap(([key, item]): [string, Span][] => {
    if (key !== step) return [[key, item]];
    return rest.length === 0 ? [] : [[key, withoutSpan(item, rest)]];
  });
  return { ...span, fields: Object.fromEntries(fields) };
}
