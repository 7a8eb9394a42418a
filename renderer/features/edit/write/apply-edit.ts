import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { spliceText } from '../../../edit/splice-text.ts';
import { valueAt } from '../../../edit/value-at.ts';
import type { Source } from '../../../model/source.ts';
import { parseSource } from '../../../read/read-source.ts';
import { editedValue } from './edited-value.ts';
import { partEdits } from './part-edits.ts';
import { splicesFor } from './splices-for.ts';
import type { ValueEdit } from './value-edit.ts';

/**
 * `no-such-path`: nothing is there that could be changed so. `entangled`: no way to write it leaves everything else as
 * it is, as with anchors of YAML.
 */
export type EditRefusal = 'no-such-path' | 'entangled';

export type EditedSource = { kind: 'edited'; source: Source } | { kind: 'refused'; why: EditRefusal };

/**
 * Makes an edit in the text of a file, in the style in which the value is written. The result has been read again: its
 * value is the old one with this one change. What reading says about a wrong value is left to the check. `source`: of
 * this file alone.
 */
export function applyEdit(source: Source, edit: ValueEdit): EditedSource {
  const expected = editedValue(source.value, edit);
  if (!expected) return { kind: 'refused', why: 'no-such-path' };
  return partByPart(source, edit) ?? asOne(source, edit, expected.value);
}

/** Undefined if it has to be written as one. */
function partByPart(source: Source, edit: ValueEdit): EditedSource | undefined {
  if (edit.kind !== 'set' || edit.as) return undefined;
  const parts = partEdits(valueAt(source.value, edit.path), edit.value, edit.path);
  let now = source;
  for (const part of parts) {
    const made = applyEdit(now, part);
    if (made.kind !== 'edited') return undefined;
    now = made.source;
  }
  return parts.length === 0 ? undefined : { kind: 'edited', source: now };
}

function asOne(source: Source, edit: ValueEdit, expected: unknown): EditedSource {
  let best: { source: Source; problems: readonly Diagnostic[] } | undefined;
  for (const splices of splicesFor(source, edit)) {
    const text = spliceText(source.text, splices);
    const read = parseSource(source.file, text);
    const isRight =
      text.isWellFormed() &&
      isDeepStrictEqual(read.source.value, expected) &&
      bodyOf(read.source) === expectedBody(source, edit);
    if (!isRight || (best && read.problems.length >= best.problems.length)) continue;
    best = read;
    if (best.problems.length === 0) break;
  }
  return best ? { kind: 'edited', source: best.source } : { kind: 'refused', why: 'entangled' };
}

function bodyOf(source: Source): string | undefined {
  return source.body && source.text.slice(source.body.start);
}

function expectedBody(source: Source, edit: ValueEdit): string | undefined {
  const body = bodyOf(source);
  if (edit.kind !== 'replace' || !source.body || body === undefined) return body;
  const { start } = source.body;
  return body.slice(0, edit.start - start) + edit.text + body.slice(edit.end - start);
}
