import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-structure.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { type Fields, fieldsOf, isFields, listOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content, Visit } from '../content.ts';

/** A button does exactly one thing, and what it opens is there. */
export function checkActions(content: Content, report: Report): void {
  const site = content.site.value;
  for (const visit of content.visits) {
    if (visit.schema.means === 'action' && isFields(visit.value))
      checkAction(visit, visit.value, site, report);
  }
  checkDownload(
    { document: content.site, path: ['lead', 'download'], value: fieldsOf(site.lead).download },
    site,
    report,
  );
}

const targets = ['to', 'dialog', 'download', 'chat'];

function checkAction(visit: Visit, action: Fields, site: Fields, report: Report): void {
  const { document, path } = visit;
  const given = targets.filter((key) => action[key] !== undefined);
  const place = locate(document.source, path);
  if (given.length === 0) {
    report(messages.actionWithoutTarget(place));
    return;
  }
  if (given.length > 1 && !(given.length === 2 && given.includes('to') && given.includes('dialog'))) {
    report(messages.actionWithTwoTargets(place, given));
    return;
  }
  if (action.dialog !== undefined && site.lead === undefined)
    report(messages.noLeadDialog(locate(document.source, [...path, 'dialog'])));
  if (fieldsOf(action.chat).branch === 'nepal' && fieldsOf(site.contact).nepal === undefined) {
    report(messages.noNepalBranch(locate(document.source, [...path, 'chat', 'branch'])));
  }
  checkDownload({ ...visit, path: [...path, 'download'], value: action.download }, site, report);
}

function checkDownload(
  { document, path, value }: Omit<Visit, 'schema' | 'home'>,
  site: Fields,
  report: Report,
): void {
  if (typeof value !== 'string') return;
  const known = listOf(site.downloads).map((download) => String(fieldsOf(download).id));
  if (!known.includes(value))
    report(messages.unknownDownload(locate(document.source, path), value, nearest(value, known), known));
}
