import type { Report } from '../../../diagnostics/diagnostic.ts';
import { unknownEntry } from '../../../diagnostics/messages/check-references.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { locate } from '../../source/locate.ts';
import type { CheckedSite, CheckedValue } from '../checked.ts';

/** An id names an entry of the collection that the schema says. */
export function checkId(
  { document, schema }: CheckedValue,
  { path, id }: { path: Path; id: unknown },
  site: CheckedSite,
  report: Report,
): void {
  const collection = String(schema.collection ?? '');
  if (typeof id !== 'string' || (id === 'next' && site.hasNext(collection))) return;
  const entries = site.collections.get(collection);
  if (!entries || entries.has(id)) return;
  const known = [...entries.keys()];
  const place = locate(document.source, path);
  report(unknownEntry(place, { id, collection, meant: nearest(bareName(id), known), known }));
}

/** `content/courses/one-day.yaml` and `/courses/one-day` name `one-day`. */
function bareName(id: string): string {
  return id.replace(/^.*\//, '').replace(/\.(?:ya?ml|mdx?)$/i, '');
}
