/**
 * A part of a list with pages of its own: the entries whose field `by` has one of the values. `id` is used in
 * addresses.
 */
export type ListFilter = { id: string; label: string; by: string; values: readonly string[] };

/** How a list is narrowed down: by each value of a field, or by written filters. */
export type ListGrouping = { by: string; filters?: readonly ListFilter[] };
