import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { fieldsOf, isFields } from '../../diagnostics/fields.ts';
import { baseChanged, type NamedEntry, type ShownValue } from '../../diagnostics/messages/drift.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Kind } from '../model/kinds.ts';
import type { Source } from '../model/source.ts';
import { placeAt } from '../source/place-at.ts';
import { notedValue, recalled } from './base-note.ts';
import type { OverridingLine } from './overriding-lines.ts';

/** Reports a line whose base differs from its note; undefined if it has none. */
export function findLineDrift(line: OverridingLine, entry: NamedEntry): Diagnostic | undefined {
  const { overrides, note } = line;
  const [first] = overrides;
  if (!note) return undefined;
  return baseChanged(placeOfLine(line), {
    entry,
    paths: overrides.map(({ path }) => path),
    was: recalled(note.was),
    is: first.isText ? recalled(notedValue([first.was])) : knownOf(first.was),
    now: first.isText ? [] : isRemoved(first.now) ? null : first.now,
    on: note.on,
    base: first.replaced,
  });
}

/** Place of the first value that the line overrides: its name. */
export function placeOfLine({ text, overrides: [{ span }] }: OverridingLine): Place {
  return placeAt(text, span.key ?? span.start);
}

function knownOf(value: unknown): ShownValue {
  if (typeof value !== 'object' || value === null) return { kind: 'value', value };
  return recalled(notedValue([value]));
}

function isRemoved(value: unknown): boolean {
  return isFields(value) && value.remove === true;
}

/** Name of an entry in messages. `kind`: undefined for site.yaml. */
export function namedEntryOf({ file, value }: Source, kind: Kind | undefined): NamedEntry {
  const title = kind?.title === undefined ? undefined : fieldsOf(value)[kind.title];
  if (typeof title !== 'string') return { name: file };
  return { title, name: file.replace(/^.*?content\//, '').replace(/\.[a-z]+$/, '') };
}
