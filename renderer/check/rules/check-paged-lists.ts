import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import * as messages from '../../../diagnostics/messages/check-lists.ts';
import { perElsewhere, perWithFirst } from '../../../diagnostics/messages.generated.ts';
import { meaningOf } from '../../schema/meanings/meanings.ts';
import { type PagedList, pagedListsIn } from '../../schema/paged-lists.ts';
import { sectionKind } from '../../schema/split-section.ts';
import { locate } from '../../source/locate.ts';
import type { Content, ValueVisit } from '../content.ts';
import type { Document } from '../document.ts';
import { routedCollections } from '../names/routed-collections.ts';

/** A list with several pages is the only list of a section that can show part of it, on a page made once. */
export function checkPagedLists(content: Content, report: Report): void {
  for (const visit of content.visits) {
    const meaning = meaningOf(visit.schema)?.name;
    if (meaning === 'entries' || meaning === 'listing') checkPlace(visit, report);
  }
  for (const page of content.collections.get('pages')?.values() ?? []) {
    const lists = pagedListsIn(listOf(page.value.sections), content.schemas);
    checkOnlyList(lists, page, report);
    checkPage(lists, page, content, report);
  }
}

function checkPlace({ document, path, schema, value }: ValueVisit, report: Report): void {
  const { per, first } = fieldsOf(value);
  if (per === undefined) return;
  const place = locate(document.source, [...path, 'per'], 'key');
  if (first !== undefined) report(perWithFirst(locate(document.source, [...path, 'first'], 'key')));
  if (document.collection !== 'pages' || path.length !== 3) {
    report(perElsewhere(place));
    return;
  }
  const section = fieldsOf(listOf(document.value.sections)[Number(path[1])]);
  const { onePage } = schema;
  const key = typeof onePage === 'string' ? onePage : undefined;
  if (onePage === true || (key !== undefined && section[key] !== undefined))
    report(messages.listOnOnePage(place, sectionKind(section) ?? '', key));
}

function placeOfPer({ section, field }: PagedList, { source }: Document) {
  return locate(source, ['sections', section, field, 'per'], 'key');
}

function checkOnlyList([first, ...others]: readonly PagedList[], page: Document, report: Report): void {
  if (!first) return;
  for (const other of others)
    report(messages.twoListsWithPer(placeOfPer(other, page), placeOfPer(first, page)));
}

function checkPage([first]: readonly PagedList[], page: Document, content: Content, report: Report): void {
  if (!first) return;
  const collection = routedCollections(page.id, content).find((routed) => routed !== undefined);
  if (collection !== undefined || content.site.value.notFound === page.id)
    report(messages.perOnSharedPage(placeOfPer(first, page), collection));
}
