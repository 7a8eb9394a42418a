import type { ListFilter, ListGrouping } from '../../../kinds/list-filter.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { addressPart, choicesOf, valuesOf } from '../../schema/list-filters.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import type { Context } from '../context/context.ts';
import type { Fields } from '../read-fields.ts';
import { written } from './answer-value.ts';

type Wanted = { kind: string; selection: Fields };

/** How many pages a selection fills. */
export function answerPages(
  { kind, selection, per }: Wanted & { per: number },
  context: Context,
): Planned<number> {
  return gather((take) => {
    const ids = take(context.ask<readonly string[]>({ ask: 'selection', kind, selection }));
    return Math.ceil(ids.length / per);
  });
}

/** The filters that find something today. One that shows all does if there is anything. */
export function answerFilters(
  { kind, selection, grouping }: Wanted & { grouping: ListGrouping },
  context: Context,
): Planned<readonly ListFilter[]> {
  const { by, filters } = grouping;
  return gather((take) => {
    const ids = take(context.ask<readonly string[]>({ ask: 'selection', kind, selection }));
    const used = new Set<string>();
    for (const id of ids) {
      const entry = context.entry(kind, id);
      for (const value of valuesOf(entry && take(written(entry.source, [by], context)))) used.add(value);
    }
    if (!filters) return inOrder(used, { kind, by }, context).map((value) => filterOf(value, by));
    return filters.filter(({ values }) =>
      values.length === 0 ? ids.length > 0 : values.some((value) => used.has(value)),
    );
  });
}

function filterOf(value: string, by: string): ListFilter {
  return { id: addressPart(value), label: value, by, values: [value] };
}

/** As the schema of the kind, or the list in site.yaml that it names, has the choices; where there is none, by the alphabet. */
function inOrder(
  used: ReadonlySet<string>,
  { kind, by }: { kind: string; by: string },
  { kinds, site }: Context,
): string[] {
  const word = kinds.byFolder[kind]?.word ?? '';
  const field = fieldsOf(schemaNamed(site.schemas, word)?.properties)[by];
  const named = choicesOf(field, fieldsOf(site.settings.value));
  const others = [...used].filter((value) => !named.includes(value)).toSorted();
  return [...named.filter((value) => used.has(value)), ...others];
}
