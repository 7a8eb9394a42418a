import type { Report } from '../../../diagnostics/diagnostic.ts';
import { dataIdTwice } from '../../../diagnostics/messages/data.ts';
import { dataIdMissing } from '../../../diagnostics/messages.generated.ts';
import type { Source, SourceText } from '../../model/source.ts';
import { placeAt } from '../../source/place-at.ts';
import { slugFrom } from '../folder/slug-from.ts';
import type { DataEntry } from './data-entries-in.ts';

/** `folder`: in which the entries would be, if each had a file. `id`: the field or column with the id. */
type NamingOptions = { folder: string; id: string; isField: boolean };

/**
 * Each entry as if it had a file of its own, whose values are in the data file: all later stages treat it like any
 * other. An id is made of lowercase letters, digits and hyphens, as in addresses. Sorted by it.
 */
export function nameEntries(
  entries: readonly DataEntry[],
  text: SourceText,
  { folder, id: field, isField }: NamingOptions,
  report: Report,
): Source[] {
  const named = new Map<string, Source>();
  for (const entry of entries) {
    const id = entry.id && slugFrom(entry.id.text);
    const place = placeAt(text, entry.id?.at ?? entry.span.start);
    const first = id === undefined ? undefined : named.get(id);
    if (id === undefined) report(dataIdMissing(place, { field }));
    else if (first) report(dataIdTwice(place, id, placeAt(text, first.spans?.start ?? 0)));
    else named.set(id, sourceOf(isField ? entry : without(entry, field), `${folder}/${id}.yaml`, text));
  }
  return [...named].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, source]) => source);
}

function without({ value, span, ...entry }: DataEntry, field: string): DataEntry {
  const { [field]: _id, ...values } = value;
  const { [field]: _span, ...fields } = span.fields;
  return { ...entry, value: values, span: { ...span, fields } };
}

function sourceOf({ value, span, isPart }: DataEntry, file: string, text: SourceText): Source {
  return {
    file,
    text: text.text.slice(span.start, span.end),
    lines: [0],
    value,
    spans: { ...span, file: text.file },
    layers: { [text.file]: text },
    ...(isPart && { isPart }),
  };
}
