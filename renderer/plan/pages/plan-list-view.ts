import { fillPlaceholders } from '../../../kinds/fill-placeholders.ts';
import type { ListFilter } from '../../../kinds/list-filter.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import type { ListFilters, ListPages, ListPagesItem } from '../../../schemas/planned.ts';
import type { Entry } from '../../model/site.ts';
import { type ListPaths, listAddress } from '../../schema/list-address.ts';
import type { PagedList } from '../../schema/paged-lists.ts';
import type { Context } from '../context/context.ts';
import { finishAddress } from '../context/finish-address.ts';
import type { ListView } from '../context/list-view.ts';
import { listWord } from '../context/list-words.ts';
import { listPaths, pagedListOf, wholeSelection } from '../context/paged-list.ts';
import type { ListPage, Route } from '../context/route.ts';
import { formatNumber } from '../formats/format-money.ts';
import { fillQuietly } from '../values/plan-string.ts';

/** The view that a page of a list has of the others; undefined if its list is on one page. */
export function planListView(route: Route, page: Entry, context: Context): Planned<ListView | undefined> {
  return gather((take) => {
    const { part } = route;
    const of = part && pagedListOf(route, page, context);
    if (!part || !of) return undefined;
    const pages = take(planPages(of, part, context));
    const filters = take(planFilters(of, part, context));
    return { of, part, pages, ...(filters && { filters }) };
  });
}

function planPages(of: PagedList, part: ListPage, context: Context): Planned<ListPages> {
  const { collection: kind, per } = of;
  const selection = wholeSelection(of.selection, part);
  return gather((take) => {
    const total = Math.max(1, take(context.ask<number>({ ask: 'pages', kind, selection, per })));
    const { number, filter } = part;
    const paths = take(listPaths(context));
    const href = (to: number) => hrefOf({ ...part, number: to }, paths, context);
    const word = (name: 'pages' | 'previous' | 'next' | 'page') =>
      take({ ...listWord(name, context), origins: [] });
    const items = shownNumbers(number, total).map((shown): ListPagesItem => {
      if (shown === 'gap') return { kind: 'gap' };
      const label = fillPlaceholders(word('page'), { number: formatNumber(shown, context.formats) });
      return { kind: 'page', number: shown, label, href: href(shown), current: shown === number };
    });
    return {
      label: word('pages'),
      number,
      total,
      ...(filter && { filter: filter.label }),
      ...(number > 1 && { previous: { label: word('previous'), href: href(number - 1) } }),
      ...(number < total && { next: { label: word('next'), href: href(number + 1) } }),
      items,
    };
  });
}

/**
 * The first, the last, this one and its neighbours; no gap replaces a single number. At most seven, so that they fit on
 * a phone.
 */
export function shownNumbers(number: number, total: number): (number | 'gap')[] {
  const near = [number - 1, number, number + 1];
  const atStart = number <= 3 ? [2, 3, 4] : [];
  const atEnd = number >= total - 2 ? [total - 3, total - 2, total - 1] : [];
  const wanted = new Set([1, ...atStart, ...near, ...atEnd, total]);
  const shown = [...wanted].filter((one) => one >= 1 && one <= total).toSorted((one, other) => one - other);
  return shown.flatMap((one, index) => {
    const missing = one - (shown[index - 1] ?? 0) - 1;
    return missing === 0 ? [one] : missing === 1 ? [one - 1, one] : ['gap' as const, one];
  });
}

/** Links to the pages of the filters that find something today, and to the whole list. */
function planFilters(of: PagedList, part: ListPage, context: Context): Planned<ListFilters | undefined> {
  const { collection: kind, grouping, filtersLabel } = of;
  return gather((take) => {
    if (!grouping) return undefined;
    const selection = wholeSelection(of.selection);
    const found = take(context.ask<readonly ListFilter[]>({ ask: 'filters', kind, selection, grouping }));
    if (found.length === 0) return undefined;
    const paths = take(listPaths(context));
    const hasWhole = found.some(({ values }) => values.length === 0);
    const whole = () => ({ id: '', label: take(listWord('all', context)), by: grouping.by, values: [] });
    const items = (hasWhole ? found : [whole(), ...found]).map((filter) => {
      const isWhole = filter.values.length === 0;
      const to = { of: part.of, number: 1, ...(!isWhole && { filter }) };
      const current = part.filter ? filter.id === part.filter.id : isWhole;
      return { label: filter.label, href: hrefOf(to, paths, context), current };
    });
    const own =
      filtersLabel === undefined ? listWord('filters', context) : fillQuietly(filtersLabel, { context });
    return { label: take({ ...own, origins: [] }), items };
  });
}

function hrefOf(part: ListPage, paths: ListPaths, { address }: Context): string {
  return finishAddress(listAddress(part.of, part, paths), address);
}
