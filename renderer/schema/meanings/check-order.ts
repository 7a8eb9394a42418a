/** Checks what a list says of the order of its entries: ranges, the field that they are sorted by, and groups. */
import type { Report } from '../../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf, isFields } from '../../../diagnostics/fields.ts';
import * as messages from '../../../diagnostics/messages/check-lists.ts';
import { unknownField } from '../../../diagnostics/messages/check-references.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Path, Place } from '../../../diagnostics/place.ts';
import { isDay } from '../../../kinds/is-day.ts';
import { locate } from '../../source/locate.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import { commonFields } from '../common-fields.ts';
import { today } from '../list-conditions.ts';
import { groupOf, groupUnits } from '../list-groups.ts';

/** `from` and `until` are values of the same type as those of a field that has an order. */
export function checkRange(
  at: CheckedValue,
  { field, wanted }: { field: string; wanted: unknown },
  site: SiteToCheck,
  report: Report,
): void {
  const properties = propertiesOf(at, site) ?? {};
  const property = ownProperty(properties, field);
  if (!isFields(property) || !isFields(wanted)) return;
  if (!hasOrder(property)) {
    const place = placeOf(at, ['where', field]);
    report(messages.fieldWithoutOrder(place, { field, usable: orderedFields(properties) }));
    return;
  }
  for (const key of ['from', 'until']) {
    const bound = wanted[key];
    if (bound === undefined || isComparable(bound, property)) continue;
    const written = String(bound);
    report(
      messages.boundOfAnotherType(placeOf(at, ['where', field, key]), {
        field,
        written,
        type: typeOf(property),
      }),
    );
  }
}

/** `sort` and `group` name fields that entries can be sorted by, and put into groups by. */
export function checkOrder(
  at: CheckedValue,
  { sort, group }: Fields,
  site: SiteToCheck,
  report: Report,
): void {
  const properties = propertiesOf(at, site);
  if (!properties) return;
  const collection = String(at.schema.collection ?? '');
  const known = Object.keys(properties);
  if (typeof sort === 'string') {
    const field = sort.replace(/^-/, '');
    const place = placeOf(at, ['sort']);
    if (!known.includes(field))
      report(unknownField(place, { field, collection, meant: nearest(field, known), known }));
    else if (!hasOrder(ownProperty(properties, field)))
      report(messages.fieldWithoutOrder(place, { field, usable: orderedFields(properties) }));
  }
  if (typeof group !== 'string') return;
  const kind = site.kinds.find((one) => one.collection === collection);
  const found = groupOf(group, kind, { properties });
  if (found && hasOrder(ownProperty(properties, found.by))) return;
  const usable = [...(kind?.day === undefined ? [] : groupUnits), ...orderedFields(properties)];
  report(messages.fieldWithoutGroups(placeOf(at, ['group']), { group, collection, usable }));
}

/** The fields of the entries; undefined if there are none. */
function propertiesOf({ schema }: CheckedValue, { collections }: SiteToCheck): Fields | undefined {
  const [entry] = collections.get(String(schema.collection ?? ''))?.values() ?? [];
  return entry && fieldsOf(entry.schema.properties);
}

function placeOf({ document, path }: CheckedValue, within: Path): Place {
  return locate(document.source, [...path, ...within]);
}

type ValueType = 'day' | 'number' | 'text';

function typeOf({ type, format }: Fields): ValueType {
  if (format === 'date') return 'day';
  return [type].flat().some((one) => one === 'number' || one === 'integer') ? 'number' : 'text';
}

/** Whether its values come one after the other. Only the meaning of a definition in another place is known. */
function hasOrder(property: unknown): boolean {
  const { type, means, $ref } = fieldsOf(property);
  if (unordered.has(String(means))) return false;
  if (type === undefined) return $ref !== undefined;
  return [type].flat().every((one) => ordered.has(String(one)));
}

const ordered: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean']);
const unordered: ReadonlySet<string> = new Set(['text', 'body', 'picture', 'action', 'counted', 'entries']);

/** Those that a message offers: of the fields that every kind has only the order is of use here. */
function orderedFields(properties: Fields): string[] {
  return Object.keys(properties).filter((key) => {
    const isOffered = key === 'order' || !commonFields.includes(key);
    return isOffered && fieldsOf(properties[key]).type !== undefined && hasOrder(properties[key]);
  });
}

function isComparable(bound: unknown, property: Fields): boolean {
  if (property.type === undefined) return true;
  const type = typeOf(property);
  if (type === 'day') return bound === today || isDay(bound);
  return typeof bound === (type === 'number' ? 'number' : 'string');
}
