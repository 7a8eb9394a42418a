import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { plainSlug } from '../../../diagnostics/words/plain-slug.ts';
import type { ListFilter } from '../../../kinds/list-filter.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import { filterPath } from '../../schema/list-address.ts';
import { valuesOf } from '../../schema/list-filters.ts';
import { type PagedList, pagedListsIn } from '../../schema/paged-lists.ts';
import { idsOf, written } from '../answers/answer-value.ts';
import type { Context } from './context.ts';
import { isShown } from './is-shown.ts';
import { listPaths, wholeSelection } from './paged-list.ts';

/**
 * Whether an address leads to a page of a list that is not made today: its first page or its section is hidden, or the
 * entries that a filter would find are. Any other address that no list has is invalid.
 */
export function isHiddenListPage(path: string, context: Context): Planned<boolean> {
  return gather((take) =>
    context.settings.routes.some(({ path: of, page, collection }) => {
      const prefix = of === '/' ? of : `${of}/`;
      if (collection !== undefined || !path.startsWith(prefix)) return false;
      const rest = path.slice(prefix.length).split('/');
      if (rest.length !== 2 && rest.length !== 4) return false;
      const sections = listOf(context.entry('pages', page)?.value.sections);
      const [found] = pagedListsIn(sections, context.site.schemas);
      if (!found || !take(isPartOf(rest, found, context))) return false;
      const isGone = context.routes().hidden.has(of) || !isShown(fieldsOf(sections[found.section]), context);
      return isGone || take(hasHiddenFilter(rest[1] ?? '', rest[0] ?? '', found, context));
    }),
  );
}

/** `page/2`, `category/visas`, `category/visas/page/2`. */
function isPartOf(rest: readonly string[], { grouping }: PagedList, context: Context): Planned<boolean> {
  return gather((take) => {
    const paths = take(listPaths(context));
    const [word, , pageWord, number] = rest;
    const isNumbered =
      number === undefined ? rest.length === 2 : rest.length === 4 && pageWord === paths.page;
    if (!isNumbered) return false;
    const isFilter = grouping !== undefined && word === filterPath(grouping.by, paths);
    return isFilter || (word === paths.page && rest.length === 2);
  });
}

/** A filter that finds nothing today, but is written, or would find a hidden entry. */
function hasHiddenFilter(
  id: string,
  word: string,
  { collection: kind, selection, grouping }: PagedList,
  context: Context,
): Planned<boolean> {
  return gather((take) => {
    if (!grouping || word !== filterPath(grouping.by, take(listPaths(context)))) return false;
    const whole = wholeSelection(selection);
    const shown = take(
      context.ask<readonly ListFilter[]>({ ask: 'filters', kind, selection: whole, grouping }),
    );
    if (shown.some((filter) => filter.id === id)) return false;
    if (grouping.filters) return grouping.filters.some((filter) => filter.id === id);
    take(idsOf(kind, context));
    return context
      .entries(kind)
      .some(({ source }) =>
        valuesOf(take(written(source, [grouping.by], context))).some((value) => plainSlug(value) === id),
      );
  });
}
