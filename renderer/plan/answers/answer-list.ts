import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import { plainSlug } from '../../../diagnostics/words/plain-slug.ts';
import type { ListFilter, ListGrouping } from '../../../kinds/list-filter.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import { choicesOf, valuesOf } from '../../schema/list-filters.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import type { Context } from '../context/context.ts';
import { written } from './answer-value.ts';

type ListQuery = { kind: string; selection: Fields };

/** How many pages a selection fills. */
export function answerPages(
  { kind, selection, per }: ListQuery & { per: number },
  context: Context,
): Planned<number> {
  return gather((take) => {
    const ids = take(context.ask<readonly string[]>({ ask: 'selection', kind, selection }));
    return Math.ceil(ids.length / per);
  });
}

/** The values of a field, each with the entries that have it, in the order of the selection. */
export type ListGroups = readonly { value: string; ids: readonly string[] }[];

/** Sorts the entries of a selection by the values of a field. */
export function answerGroups(
  { kind, selection, by }: ListQuery & { by: string },
  context: Context,
): Planned<ListGroups> {
  return gather((take) => {
    const ids = take(context.ask<readonly string[]>({ ask: 'selection', kind, selection }));
    const groups = new Map<string, string[]>();
    for (const id of ids) {
      const entry = context.entry(kind, id);
      for (const value of new Set(valuesOf(entry && take(written(entry.source, [by], context))))) {
        const group = groups.get(value);
        if (group) group.push(id);
        else groups.set(value, [id]);
      }
    }
    return [...groups].map(([value, own]) => ({ value, ids: own }));
  });
}

/** The filters that find something today. One without values finds everything. */
export function answerFilters(
  { kind, selection, grouping }: ListQuery & { grouping: ListGrouping },
  context: Context,
): Planned<readonly ListFilter[]> {
  const { by, filters } = grouping;
  return gather((take) => {
    const groups = take(context.ask<ListGroups>({ ask: 'groups', kind, selection, by }));
    const used = new Set(groups.map(({ value }) => value));
    if (!filters) return take(inOrder(used, { kind, by }, context)).map((value) => filterOf(value, by));
    return filters.filter(({ values }) =>
      values.length === 0 ? used.size > 0 : values.some((value) => used.has(value)),
    );
  });
}

function filterOf(value: string, by: string): ListFilter {
  return { id: plainSlug(value), label: value, by, values: [value] };
}

/** In the order of the choices in the kind's schema or its list in site.yaml; otherwise alphabetical. */
function inOrder(
  used: ReadonlySet<string>,
  { kind, by }: { kind: string; by: string },
  context: Context,
): Planned<string[]> {
  const { kinds, site } = context;
  const word = kinds.byFolder.get(kind)?.word ?? '';
  const { choices, among } = choicesOf(
    ownProperty(fieldsOf(schemaNamed(site.schemas, word)?.properties), by),
  );
  return gather((take) => {
    const listed = among === undefined ? [] : listOf(take(written(site.settings.source, [among], context)));
    const named = [...choices, ...listed.map(String)];
    const others = [...used].filter((value) => !named.includes(value)).toSorted();
    return [...named.filter((value) => used.has(value)), ...others];
  });
}
