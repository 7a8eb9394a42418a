import type { Report } from '../../../diagnostics/diagnostic.ts';
import { isFields } from '../../../diagnostics/fields.ts';
import { dataNotEntries } from '../../../diagnostics/messages/data.ts';
import type { SourceText } from '../../model/source.ts';
import { placeAt } from '../../source/place-at.ts';
import type { GroupPart, Part } from '../layers/part.ts';

/** An entry of a data file that has no name yet. `id`: as written, and where. `isPart`: some of it is reported. */
export type DataEntry = GroupPart & { id?: { text: string; at: number }; isPart?: true };

/**
 * The entries of a JSON or TOML file: a list of groups, each with an id; the same as the only field of a group, as TOML
 * and many programs write it; or a group whose fields are named by the ids.
 */
export function dataEntriesIn(whole: Part, field: string, text: SourceText, report: Report): DataEntry[] {
  const { value, span } = onlyList(whole) ?? whole;
  if (Array.isArray(value) && span.kind === 'list')
    return span.items.flatMap((item, index) => {
      const group = groupOf({ value: value[index], span: item }, text, report);
      return group ? [{ ...group, ...idIn(group, field) }] : [];
    });
  if (!isFields(value) || span.kind !== 'group') {
    report(dataNotEntries(placeAt(text, span.start)));
    return [];
  }
  return Object.entries(span.fields).flatMap(([id, inner]) => {
    const group = groupOf({ value: value[id], span: inner }, text, report);
    return group ? [{ ...group, id: { text: id, at: inner.key ?? inner.start } }] : [];
  });
}

function onlyList({ value, span }: Part): Part | undefined {
  if (!isFields(value) || span.kind !== 'group') return undefined;
  const [[name, inner] = [], ...others] = Object.entries(span.fields);
  const isOnly = name !== undefined && inner?.kind === 'list' && others.length === 0;
  return isOnly ? { value: value[name], span: inner } : undefined;
}

function groupOf({ value, span }: Part, text: SourceText, report: Report): GroupPart | undefined {
  if (isFields(value) && span.kind === 'group') return { value, span };
  report(dataNotEntries(placeAt(text, span.start)));
  return undefined;
}

function idIn({ value, span }: GroupPart, field: string): Pick<DataEntry, 'id'> {
  const id = Object.hasOwn(value, field) ? value[field] : undefined;
  const at = span.fields[field]?.start ?? span.start;
  return typeof id === 'string' || typeof id === 'number' ? { id: { text: String(id), at } } : {};
}
