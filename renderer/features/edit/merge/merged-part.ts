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

/** Lists and groups with more than `most` additions and removals of their own are written as a whole. */
export function coarsened(part: MergedPart, most: number): MergedPart {
  const { value } = part;
  if (part.kind === 'group') {
    const added = part.fields.filter(([, field]) => field.kind === 'new').length;
    if (most > 0 && added + part.gone.length > most) return { kind: 'new', value };
    const fields = part.fields.map(([name, field]) => [name, coarsened(field, most)] as const);
    return groupPart(fields, part.gone);
  }
  if (part.kind !== 'list') return part;
  const { items, gone } = part;
  const added = items.filter(({ from }) => from === undefined).length;
  const isMoved = items.some(({ from = -1 }, index) => from < (items[index - 1]?.from ?? -1));
  if (added + gone.length > most || (isMoved && most === 0)) return { kind: 'new', value };
  return { ...part, items: items.map((item) => ({ ...item, part: coarsened(item.part, most) })) };
}
