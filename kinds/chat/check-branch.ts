import type { Report } from '../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf, listOf } from '../../diagnostics/fields.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { unknownBranch } from './messages.ts';

/** A button's chat must name a branch of site.yaml that has a chat number. */
export function checkBranch(branch: unknown, place: Place, settings: Fields, report: Report): void {
  if (typeof branch !== 'string' || branch === 'main') return;
  const branches = listOf(fieldsOf(settings.contact).branches).map(fieldsOf);
  const known = branches.flatMap(({ id, whatsapp }) => (whatsapp === undefined ? [] : [String(id)]));
  if (!known.includes(branch)) report(unknownBranch(place, branch, { meant: nearest(branch, known), known }));
}
