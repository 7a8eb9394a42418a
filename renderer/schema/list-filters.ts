import { type Fields, fieldsOf, listOf } from '../../diagnostics/fields.ts';
import type { ListFilter, ListGrouping } from '../../kinds/list-filter.ts';

/**
 * A schema's description of filters in the section itself (`filteredBy` beside its list): the section's field with the
 * filters and the one with their name, the field of entries that they test, and the filter's own field with its values.
 */
type FilteredBy = { filters: string; label: string; field: string; values: string };

type FoundGrouping = { grouping?: ListGrouping; filtersLabel?: string };

/**
 * The grouping in a written selection, or in the section that contains it. Makes no assumptions about the shape of
 * values.
 */
export function groupingOf(section: Fields, selection: Fields, schema: Fields): FoundGrouping {
  const { by, filters } = selection;
  if (typeof by === 'string') {
    const written = Array.isArray(filters) && { filters: filtersIn(filters, by, 'values') };
    return { grouping: { by, ...written } };
  }
  const own = filteredByOf(schema);
  if (!own || section[own.filters] === undefined) return {};
  const label = section[own.label];
  return {
    grouping: { by: own.field, filters: filtersIn(section[own.filters], own.field, own.values) },
    ...(typeof label === 'string' && { filtersLabel: label }),
  };
}

export function filteredByOf(schema: Fields): FilteredBy | undefined {
  if (schema.filteredBy === undefined) return undefined;
  const { filters, label, field, values } = fieldsOf(schema.filteredBy);
  return { filters: String(filters), label: String(label), field: String(field), values: String(values) };
}

/** A filter without values shows everything: it leads to the list as a whole. */
function filtersIn(written: unknown, by: string, values: string): ListFilter[] {
  return listOf(written)
    .map(fieldsOf)
    .map((filter) => ({
      id: String(filter.id),
      label: String(filter.label),
      by,
      values: listOf(filter[values]).map(String),
    }));
}

/** The values that an entry has in a field: one, several, or none. */
export function valuesOf(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string' || typeof one === 'number').map(String);
}

/**
 * The values that a field may have by its schema, or the name of the list in site.yaml that has them. Neither if any
 * value is allowed.
 */
export function choicesOf(property: unknown): { choices: string[]; among: string | undefined } {
  const { items, ...field } = fieldsOf(property);
  const { enum: choices, among } = { ...fieldsOf(items), ...field };
  return { choices: listOf(choices).map(String), among: typeof among === 'string' ? among : undefined };
}
