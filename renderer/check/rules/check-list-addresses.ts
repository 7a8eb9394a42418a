import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { addressOfList } from '../../../diagnostics/messages/check-lists.ts';
import { listWordsAlike } from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { filterPath, type ListPaths, listPathsOf } from '../../schema/list-address.ts';
import { type PagedList, pagedListsIn } from '../../schema/paged-lists.ts';
import { locate } from '../../source/locate.ts';
import { addressesOf } from '../addresses.ts';
import type { Content } from '../content.ts';

/** No page has an address that a list with several pages uses, now or once it is long enough. */
export function checkListAddresses(content: Content, report: Report): void {
  const paths = listPathsOf(content.collections.get('wording')?.get('wording')?.value.list);
  const routes = listOf(content.site.value.routes).map(fieldsOf);
  for (const { path, page } of routes) {
    const document = content.collections.get('pages')?.get(String(page));
    const [list] = pagedListsIn(listOf(document?.value.sections), content.schemas);
    if (!document || !list || typeof path !== 'string') continue;
    const place = locate(document.source, ['sections', list.section, list.field, 'per'], 'key');
    checkWords(list, paths, content, report);
    checkTaken((address) => isOnList(address, path, list, paths), place, content, report);
  }
}

function checkWords({ grouping }: PagedList, paths: ListPaths, content: Content, report: Report): void {
  const wording = content.collections.get('wording')?.get('wording');
  if (wording && grouping && filterPath(grouping.by, paths) === paths.page)
    report(listWordsAlike(locate(wording.source, ['list', 'pagePath']), { word: paths.page }));
}

/** Whether an address belongs to a page of the list at `path` other than the first. Some hosts ignore case. */
function isOnList(address: string, path: string, { grouping }: PagedList, paths: ListPaths): boolean {
  const start = path === '/' ? '/' : `${path}/`.toLowerCase();
  // All of them have two parts after the list’s own address.
  if (!address.includes('/', start.length)) return false;
  const found = address.toLowerCase();
  if (!found.startsWith(start)) return false;
  const isNumbered = ([word, number = '', ...more]: string[]) =>
    word === paths.page.toLowerCase() && /^[0-9]+$/.test(number) && more.length === 0;
  const parts = found.slice(start.length).split('/');
  if (isNumbered(parts)) return true;
  const [word, filter = '', ...page] = parts;
  const isFiltered = grouping !== undefined && word === filterPath(grouping.by, paths).toLowerCase();
  return isFiltered && filter !== '' && (page.length === 0 || isNumbered(page));
}

function checkTaken(
  isTaken: (address: string) => boolean,
  list: Place,
  content: Content,
  report: Report,
): void {
  for (const [index, route] of listOf(content.site.value.routes).map(fieldsOf).entries()) {
    const address = addressesOf(route, content).find(isTaken);
    if (address !== undefined)
      report(addressOfList(locate(content.site.source, ['routes', index, 'path']), address, list));
  }
}
