import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-references.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content, Visit } from '../content.ts';
import { routedCollections } from '../names/routed-collections.ts';

/** Every id that names an entry names one, and every selection of entries asks for fields that they have. */
export function checkEntryReferences(content: Content, report: Report): void {
  for (const visit of content.visits) {
    const collection = String(visit.schema.collection ?? '');
    if (['reference', 'id', 'subject'].includes(String(visit.schema.means)))
      checkId({ visit, path: visit.path, id: visit.value, collection }, content, report);
    if (visit.schema.means === 'entries') checkSelection(visit, collection, content, report);
    if (visit.schema.means === 'current') checkCurrent(visit, collection, content, report);
  }
}

type Named = { visit: Visit; path: Path; id: unknown; collection: string };

function checkId({ visit, path, id, collection }: Named, content: Content, report: Report): void {
  if (typeof id !== 'string' || (collection === 'events' && id === 'next')) return;
  const entries = content.collections.get(collection);
  if (!entries || entries.has(id)) return;
  const place = locate(visit.document.source, path);
  report(
    messages.unknownEntry(place, {
      id,
      collection,
      meant: nearest(id, entries.keys()),
      known: [...entries.keys()],
    }),
  );
}

function checkSelection(visit: Visit, collection: string, content: Content, report: Report): void {
  const selection = fieldsOf(visit.value);
  for (const key of ['ids', 'exclude']) {
    for (const [index, id] of listOf(selection[key]).entries()) {
      checkId({ visit, path: [...visit.path, key, index], id, collection }, content, report);
    }
  }
  for (const [field, wanted] of Object.entries(fieldsOf(selection.where))) {
    checkCondition({ visit, field, wanted, collection }, content, report);
  }
}

type Condition = { visit: Visit; field: string; wanted: unknown; collection: string };

function checkCondition(
  { visit, field, wanted, collection }: Condition,
  content: Content,
  report: Report,
): void {
  const [entry] = content.collections.get(collection)?.values() ?? [];
  if (!entry) return;
  const { source } = visit.document;
  const properties = fieldsOf(entry.schema.properties);
  const known = Object.keys(properties);
  if (!known.includes(field)) {
    const place = locate(source, [...visit.path, 'where', field], 'key');
    report(messages.unknownField(place, { field, collection, meant: nearest(field, known), known }));
    return;
  }
  const allowed = listOf(fieldsOf(properties[field]).enum);
  // Where it is a list or a group, the schema has said so.
  if (allowed.length > 0 && typeof wanted !== 'object' && !allowed.includes(wanted)) {
    const names = allowed.map(String);
    const place = locate(source, [...visit.path, 'where', field]);
    report(
      messages.unmatchedValue(place, {
        field,
        written: String(wanted),
        allowed: names,
        meant: nearest(String(wanted), names),
      }),
    );
  }
}

/** `course: true` needs a page that is made once per course. */
function checkCurrent({ document, path }: Visit, collection: string, content: Content, report: Report): void {
  const routes = routedCollections(document.id, content);
  if (routes.length === 0 || routes.every((routed) => routed === collection)) return;
  report(messages.currentElsewhere(locate(document.source, path, 'key'), String(path.at(-1)), collection));
}
