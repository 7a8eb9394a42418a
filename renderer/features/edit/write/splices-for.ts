import type { Splice } from '../../../edit/splice-text.ts';
import type { Source } from '../../../model/source.ts';
import { findSpan } from '../../../source/find-span.ts';
import { addField } from './add-field.ts';
import { copyItem } from './copy-item.ts';
import { insertItem } from './insert-item.ts';
import { moveItem } from './move-item.ts';
import { overwriteValue, type Ways } from './overwrite-value.ts';
import { removeMember } from './remove-member.ts';
import type { TextChange, ValueEdit } from './value-edit.ts';

/**
 * The ways to make an edit in a file’s text, best first. Whether one is right shows when the file is read again.
 * `source`: a single file, with its own spans.
 */
export function* splicesFor(source: Source, edit: ValueEdit): Generator<readonly Splice[], void> {
  if (edit.kind === 'replace') {
    yield [{ start: edit.start, end: edit.end, text: edit.text }];
    return;
  }
  if (edit.as) yield* asAsked(source.text, edit.as);
  yield* usualWays(source, edit);
}

function asAsked(text: string, { start, was, now }: TextChange): Ways {
  const [first, last] = [text.indexOf(was), text.lastIndexOf(was)];
  const at = text.startsWith(was, start) ? start : first === last ? first : -1;
  return at < 0 ? [] : [[{ start: at, end: at + was.length, text: now }]];
}

function usualWays(source: Source, edit: Exclude<ValueEdit, { kind: 'replace' }>): Ways {
  const found = findSpan(source, edit.path);
  const around = findSpan(source, edit.path.slice(0, -1));
  const last = edit.path.at(-1);
  if (edit.kind === 'set')
    return found?.whole
      ? overwriteValue(source.text, found.span, edit.value)
      : addField(source, edit.path, edit.value);
  if (!around?.whole || typeof last === 'undefined') return [];
  if (edit.kind === 'remove') return removeMember(source, edit.path);
  if (around.span.kind !== 'list' || typeof last !== 'number') return [];
  const list = { path: edit.path.slice(0, -1), span: around.span };
  if (edit.kind === 'move') return moveItem(source.text, around.span, { from: last, to: edit.to });
  const copies =
    edit.like === undefined ? [] : copyItem(source, list, { from: edit.like, to: last }, edit.value);
  return [...copies, ...insertItem(source, list, last, edit.value)];
}
