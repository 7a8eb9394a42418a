import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import type { Entry } from '../../model/site.ts';
import { type ListPaths, listPathsOf } from '../../schema/list-address.ts';
import type { PagedList } from '../../schema/paged-lists.ts';
import { pagedListsIn } from '../../schema/paged-lists.ts';
import { written } from '../answers/answer-value.ts';
import type { Context } from './context.ts';
import { isShown } from './is-shown.ts';
import type { ListPage, Route } from './route.ts';

/**
 * The list of a page that is spread over several, if it shows one today. Pages per entry and the not-found page have
 * none.
 */
export function pagedListOf(route: Route, page: Entry, context: Context): PagedList | undefined {
  if (route.current || route.address === '/404') return undefined;
  const sections = listOf(page.value.sections);
  const [found] = pagedListsIn(sections, context.site.schemas);
  return found && isShown(fieldsOf(sections[found.section]), context) ? found : undefined;
}

/** The words in addresses of lists. */
export function listPaths(context: Context): Planned<ListPaths> {
  const [wording] = context.entries('wording');
  return context.once('words in addresses of lists', () =>
    gather((take) => {
      const word = (key: string) => wording && take(written(wording.source, ['list', key], context));
      return listPathsOf({ pagePath: word('pagePath'), filterPaths: word('filterPaths') });
    }),
  );
}

/** The selection for all pages of a list together; on a page of a filter, only entries that it finds. */
export function wholeSelection(
  { per: _per, by: _by, filters: _filters, ...selection }: Fields,
  part?: ListPage,
): Fields {
  const filter = part?.filter;
  return filter ? { ...selection, filter: { by: filter.by, values: filter.values } } : selection;
}

/** The part of it on this page. */
export function partSelection(selection: Fields, part: ListPage): Fields {
  return { ...wholeSelection(selection, part), part: { per: selection.per, number: part.number } };
}
