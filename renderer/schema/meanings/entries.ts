import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { unknownField, unmatchedValue } from '../../../diagnostics/messages/check-references.ts';
import { nothingFound } from '../../../diagnostics/messages/nowhere.ts';
import { nothingFoundByAll } from '../../../diagnostics/messages.generated.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import { locate } from '../../source/locate.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import { entryType } from '../entry-types.ts';
import { meetsCondition, today } from '../list-conditions.ts';
import { choicesOf } from '../list-filters.ts';
import type { Meaning } from '../meaning.ts';
import { checkId } from './check-id.ts';
import { checkOrder, checkRange } from './check-order.ts';

/** A selection of entries: by id, by condition, in an order. */
export const entries: Meaning = {
  name: 'entries',
  type: (schema, kinds) => {
    const entry = entryType(String(schema.collection), kinds, 'listed');
    return entry && `${entry}[]`;
  },
  holdsNames: false,
  check,
  plan: ({ value, schema }, planning) => planning.entries(String(schema.collection), fieldsOf(value)),
  example: {},
  control: 'entries',
  annotations: ['collection', 'filteredBy', 'onePage'],
  needs: ['collection'],
};

function check(at: CheckedValue, site: SiteToCheck, report: Report): void {
  const selection = fieldsOf(at.value);
  for (const key of ['ids', 'exclude']) {
    for (const [index, id] of listOf(selection[key]).entries())
      checkId(at, { path: [...at.path, key, index], id }, site, report);
  }
  const problems: Diagnostic[] = [];
  const note: Report = (problem) => void problems.push(problem);
  for (const [field, wanted] of Object.entries(fieldsOf(selection.where))) {
    checkCondition(at, { field, wanted }, site, note);
    checkRange(at, { field, wanted }, site, note);
  }
  checkOrder(at, selection, site, note);
  problems.forEach(report);
  if (problems.length === 0) checkFindings(at, fieldsOf(selection.where), site, report);
}

/** At least one entry, hidden today or not, meets the conditions: otherwise the list would stay empty for ever. */
function checkFindings(at: CheckedValue, where: Fields, site: SiteToCheck, report: Report): void {
  const collection = String(at.schema.collection ?? '');
  const values = [...(site.collections.get(collection)?.values() ?? [])].map(({ value }) => value);
  // The code of the kind answers these.
  const own = site.conditionsOf(collection);
  const conditions = Object.entries(where).filter(
    ([field, wanted]) => typeof wanted !== 'object' && wanted !== today && !own.includes(field),
  );
  if (values.length === 0 || conditions.length === 0) return;
  const meets = (value: Fields) => (condition: readonly [string, unknown]) =>
    meetsCondition(ownProperty(value, condition[0]), condition[1], '');
  if (values.some((value) => conditions.every(meets(value)))) return;
  const never = conditions.filter((condition) => !values.some((value) => meets(value)(condition)));
  const { source } = at.document;
  for (const [field, wanted] of never) {
    const written = [...new Set(values.flatMap((value) => ownProperty(value, field)))].filter(
      (value) => typeof value !== 'object' && value !== undefined,
    );
    const same = written.find((value) => String(value).toLowerCase() === String(wanted).toLowerCase());
    const names = written.map(String);
    const meant = same === undefined ? nearest(String(wanted), names) : String(same);
    const shown = typeof wanted === 'string' ? `“${wanted}”` : String(wanted);
    const place = locate(source, [...at.path, 'where', field]);
    report(nothingFound(place, { field, written: shown, collection, meant, found: names }));
  }
  if (never.length === 0)
    report(nothingFoundByAll(locate(source, [...at.path, 'where'], 'key'), { collection }));
}

/** A condition tests a field that the entries have, for a value that it may have. */
function checkCondition(
  { document, path, schema }: CheckedValue,
  { field, wanted }: { field: string; wanted: unknown },
  site: SiteToCheck,
  report: Report,
): void {
  const collection = String(schema.collection ?? '');
  const [entry] = site.collections.get(collection)?.values() ?? [];
  const own = site.conditionsOf(collection);
  if (!entry || own.includes(field)) return;
  const properties = fieldsOf(entry.schema.properties);
  const known = [...Object.keys(properties), ...own];
  if (!known.includes(field)) {
    const place = locate(document.source, [...path, 'where', field], 'key');
    report(unknownField(place, { field, collection, meant: nearest(field, known), known }));
    return;
  }
  const { choices, among } = choicesOf(ownProperty(properties, field));
  const allowed = choices.length > 0 ? choices : listOf(ownProperty(site.settings, among ?? ''));
  // If it is a list or a group, the schema has reported it.
  if (allowed.length === 0 || typeof wanted === 'object' || allowed.includes(wanted)) return;
  const names = allowed.map(String);
  const written = String(wanted);
  const place = locate(document.source, [...path, 'where', field]);
  const list = choices.length === 0 ? among : undefined;
  report(unmatchedValue(place, { field, written, allowed: names, meant: nearest(written, names), list }));
}
