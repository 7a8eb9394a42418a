import type { ListFilter } from '../../../kinds/list-filter.ts';
import { listAddress } from '../../schema/list-address.ts';
import type { PagedList } from '../../schema/paged-lists.ts';
import type { Context } from './context.ts';
import { listPaths, pagedListOf, wholeSelection } from './paged-list.ts';
import type { ListPage, Route } from './route.ts';

/**
 * The routes with all pages of lists that are spread over several: `/blog` is followed by `/blog/page/2`, then
 * `/blog/category/visas` and its pages. A list that is empty today has its first page.
 */
export function withListPages(routes: readonly Route[], context: Context): Route[] {
  return routes.flatMap((route) => {
    const page = context.entry('pages', route.page);
    const list = page && pagedListOf(route, page, context);
    return list ? pagesOf(route, list, context) : [route];
  });
}

function pagesOf(route: Route, list: PagedList, context: Context): Route[] {
  const of = route.address;
  const paths = listPaths(context).value;
  const count = (part: ListPage) => {
    const selection = wholeSelection(list.selection, part);
    return context.ask<number>({ ask: 'pages', kind: list.collection, selection, per: list.per }).value;
  };
  return [undefined, ...filtersWithPages(list, context)].flatMap((filter) => {
    const first: ListPage = { of, number: 1, ...(filter && { filter }) };
    return Array.from({ length: Math.max(1, count(first)) }, (_, index) => {
      const part = { ...first, number: index + 1 };
      return { ...route, address: listAddress(of, part, paths), part };
    });
  });
}

/** The filters that show a part of the list: a filter without values leads to the whole list. */
function filtersWithPages({ collection, selection, grouping }: PagedList, context: Context): ListFilter[] {
  if (!grouping) return [];
  const whole = wholeSelection(selection);
  const { value } = context.ask<readonly ListFilter[]>({
    ask: 'filters',
    kind: collection,
    selection: whole,
    grouping,
  });
  return value.filter(({ values }) => values.length > 0);
}
