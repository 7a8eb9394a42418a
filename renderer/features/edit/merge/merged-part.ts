/** A merged value, and how it comes from `theirs`. */
export type MergedPart = { value: unknown } & (
  | { kind: 'kept' }
  /** Written as a whole. */
  | { kind: 'new' }
  /** `gone`: names of fields to remove. */
  | { kind: 'group'; fields: MergedFields; gone: readonly string[] }
  /** `gone`: positions to remove. */
  | { kind: 'list'; items: readonly MergedItem[]; gone: readonly number[] }
);

/** `from`: its position in their list; absent if it isn’t there. */
export type MergedItem = { part: MergedPart; from?: number };

/** In their order, then those that they lack. */
export type MergedFields = readonly (readonly [string, MergedPart])[];

export function groupPart(fields: MergedFields, gone: readonly string[]): MergedPart {
  const value = Object.fromEntries(fields.map(([name, part]) => [name, part.value]));
  const isNew = fields.every(([, part]) => part.kind === 'new');
  return isNew ? { kind: 'new', value } : { kind: 'group', value, fields, gone };
}

/** `length`: of their list. */
export function listPart(items: readonly MergedItem[], length: number): MergedPart {
  const value = items.map(({ part }) => part.value);
  const kept = new Set(items.map(({ from }) => from));
  if (items.every(({ from }) => from === undefined)) return { kind: 'new', value };
  const gone = Array.from({ length }, (_, index) => index).filter((index) => !kept.has(index));
  return { kind: 'list', value, items, gone };
}

/** Lists with more than `most` changes of their own are written as a whole. */
export function coarsened(part: MergedPart, most: number): MergedPart {
  if (part.kind === 'group')
    return groupPart(
      part.fields.map(([name, field]) => [name, coarsened(field, most)]),
      part.gone,
    );
  if (part.kind !== 'list') return part;
  const { items, gone, value } = part;
  const added = items.filter(({ from }) => from === undefined).length;
  const moved = most === 0 && items.some(({ from = -1 }, index) => from < (items[index - 1]?.from ?? -1));
  if (moved || added + gone.length > most) return { kind: 'new', value };
  return { ...part, items: items.map((item) => ({ ...item, part: coarsened(item.part, most) })) };
}
