import type { Report } from '../../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import * as messages from '../../../diagnostics/messages/check-lists.ts';
import { unknownField, unmatchedValue } from '../../../diagnostics/messages/check-references.ts';
import {
  filtersTwice,
  filtersWithoutBy,
  filtersWithoutPer,
  filterWithoutAddress,
} from '../../../diagnostics/messages.generated.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Path, Place } from '../../../diagnostics/place.ts';
import { plainSlug } from '../../../diagnostics/words/plain-slug.ts';
import { checkUnique } from '../../../kinds/check-unique.ts';
import { choicesOf, filteredByOf, valuesOf } from '../../schema/list-filters.ts';
import { findListFields, type ListField } from '../../schema/paged-lists.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { ruleFile } from '../rule-site.ts';

/** Filters with pages of their own: their field holds words, each with an address of its own. */
export function checkListFilters(content: Content, report: Report): void {
  for (const page of content.collections.get('pages')?.values() ?? []) {
    for (const [index, section] of listOf(page.value.sections).map(fieldsOf).entries()) {
      for (const list of findListFields(section, content.schemas)) {
        const at = { page, path: ['sections', index, list.field], section, list };
        checkList(at, content, report);
      }
    }
  }
}

type CheckListInput = { page: Document; path: Path; section: Fields; list: ListField };

function checkList({ page, path, section, list }: CheckListInput, content: Content, report: Report): void {
  const { per, by, filters } = fieldsOf(section[list.field]);
  const key = (name: string) => locate(page.source, [...path, name], 'key');
  const [named] = [...(by === undefined ? [] : ['by']), ...(filters === undefined ? [] : ['filters'])];
  if (named !== undefined && per === undefined) report(filtersWithoutPer(key(named), { key: named }));
  if (filters !== undefined && by === undefined) report(filtersWithoutBy(key('filters')));
  checkUnique(ruleFile(page), [...path, 'filters'], 'id', filters, report);
  if (typeof by !== 'string') return;
  const own = filteredByOf(list.schema);
  if (own && section[own.filters] !== undefined) report(filtersTwice(key('by'), { key: own.filters }));
  checkValues({ page, path, by, filters, collection: list.collection }, content, report);
  const isUsable = checkField(
    by,
    list.collection,
    () => locate(page.source, [...path, 'by']),
    content,
    report,
  );
  if (isUsable && filters === undefined) checkAddresses(by, list.collection, content, report);
}

type WrittenFilters = { page: Document; path: Path; by: string; filters: unknown; collection: string };

/** Explicit filters match values that the field may have. */
function checkValues(
  { page, path, by, filters, collection }: WrittenFilters,
  { collections, site }: Content,
  report: Report,
): void {
  const [entry] = collections.get(collection)?.values() ?? [];
  const { choices, among } = choicesOf(ownProperty(fieldsOf(entry?.schema.properties), by));
  const allowed = [...choices, ...listOf(ownProperty(site.value, among ?? '')).map(String)];
  if (allowed.length === 0) return;
  for (const [index, filter] of listOf(filters).map(fieldsOf).entries()) {
    for (const [at, value] of listOf(filter.values).entries()) {
      const written = String(value);
      if (allowed.includes(written)) continue;
      const place = locate(page.source, [...path, 'filters', index, 'values', at]);
      const meant = nearest(written, allowed);
      report(unmatchedValue(place, { field: by, written, allowed, meant, list: among }));
    }
  }
}

/** Whether the field can become filters; reports it if not. */
function checkField(
  by: string,
  collection: string,
  place: () => Place,
  { collections }: Content,
  report: Report,
): boolean {
  const [entry] = collections.get(collection)?.values() ?? [];
  if (!entry) return false;
  const properties = fieldsOf(entry.schema.properties);
  const known = Object.keys(properties);
  if (!known.includes(by)) {
    report(unknownField(place(), { field: by, collection, meant: nearest(by, known), known }));
    return false;
  }
  if (holdsWords(properties[by])) return true;
  const usable = known.filter((name) => holdsWords(properties[name]));
  report(messages.fieldWithoutFilters(place(), { field: by, collection, usable }));
  return false;
}

/** Short text, or a list of such: text that stays as written. */
function holdsWords(property: unknown): boolean {
  const { type, means, items, format } = fieldsOf(property);
  if (type === 'array') return holdsWords(items);
  return (
    (type === 'string' || type === 'integer') &&
    format === undefined &&
    (means === undefined || means === 'verbatim')
  );
}

/** Each value becomes an address, and no two the same one. Each value is reported once, at its first place. */
function checkAddresses(by: string, collection: string, { collections }: Content, report: Report): void {
  const taken = new Map<string, { value: string; place: Place }>();
  for (const { value, place } of valuesIn(by, collections.get(collection)?.values() ?? [])) {
    const address = plainSlug(value);
    const other = taken.get(address);
    if (address === '') report(filterWithoutAddress(place, { value }));
    else if (other) report(messages.filtersWithOneAddress(place, { value, address, other }));
    else taken.set(address, { value, place });
  }
}

/** Each value that entries have in a field, once. */
function valuesIn(by: string, entries: Iterable<Document>): { value: string; place: Place }[] {
  const found = new Map<string, Place>();
  for (const { source, value: entry } of entries)
    for (const value of valuesOf(ownProperty(entry, by)))
      if (!found.has(value)) found.set(value, locate(source, [by]));
  return [...found].map(([value, place]) => ({ value, place }));
}
