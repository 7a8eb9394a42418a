import type { Report } from '../../../diagnostics/diagnostic.ts';
import { addressOfList, listWordsAlike } from '../../../diagnostics/messages/check-lists.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import { filterPath, type ListPaths, listPathsOf } from '../../schema/list-address.ts';
import { type PagedList, pagedListsIn } from '../../schema/paged-lists.ts';
import { locate } from '../../source/locate.ts';
import { addressesOf } from '../addresses.ts';
import type { Content } from '../content.ts';

/** No page stands where a list with several pages will have one: today, or once it is long enough. */
export function checkListAddresses(content: Content, report: Report): void {
  const paths = listPathsOf(content.collections.get('wording')?.get('wording')?.value.list);
  const routes = listOf(content.site.value.routes).map(fieldsOf);
  for (const { path, page } of routes) {
    const document = content.collections.get('pages')?.get(String(page));
    const [list] = pagedListsIn(listOf(document?.value.sections), content.schemas);
    if (!document || !list || typeof path !== 'string') continue;
    const place = locate(document.source, ['sections', list.section, list.field, 'per'], 'key');
    checkWords(list, paths, content, report);
    checkTaken(patternOf(path, list, paths), place, content, report);
  }
}

function checkWords({ grouping }: PagedList, paths: ListPaths, content: Content, report: Report): void {
  const wording = content.collections.get('wording')?.get('wording');
  if (wording && grouping && filterPath(grouping.by, paths) === paths.page)
    report(listWordsAlike(locate(wording.source, ['list', 'pagePath']), paths.page));
}

/** The addresses of all pages of the list but the first. Paths of routes and words have no character that a pattern reads otherwise. */
function patternOf(path: string, { grouping }: PagedList, paths: ListPaths): RegExp {
  const of = path === '/' ? '' : path;
  const page = `/${paths.page}/[0-9]+`;
  const filter = grouping ? `|/${filterPath(grouping.by, paths)}/[^/]+(${page})?` : '';
  return new RegExp(`^${of}(${page}${filter})$`, 'i');
}

function checkTaken(pattern: RegExp, list: Place, content: Content, report: Report): void {
  for (const [index, route] of listOf(content.site.value.routes).map(fieldsOf).entries()) {
    const address = addressesOf(route, content).find((one) => pattern.test(one));
    if (address !== undefined)
      report(addressOfList(locate(content.site.source, ['routes', index, 'path']), address, list));
  }
}
