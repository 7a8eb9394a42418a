import type { Report } from '../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf, listOf } from '../../diagnostics/fields.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { unknownDownload } from './messages.ts';

/** A download that is named must be listed in site.yaml (`settings`). */
export function checkDownload(name: unknown, place: () => Place, settings: Fields, report: Report): void {
  if (typeof name !== 'string') return;
  const downloads = listOf(settings.downloads).map(fieldsOf);
  const known = downloads.map(({ id }) => String(id));
  if (known.includes(name)) return;
  const file = downloads.findIndex(({ fileName }) => fileName === name);
  report(unknownDownload(place(), name, known[file] ?? nearest(name, known), known));
}
