import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { JsonSchema } from '../model/site.ts';

/** The entries that a list has an item for each, in their order: `columnsOf` in its schema. */
export type Columns = { collection: string; ids: readonly string[] };

/** `around`: the groups around the list, the outermost first. Undefined if its items belong to no named entries. */
export function columnsOf(
  { columnsOf: said }: JsonSchema,
  around: () => readonly unknown[],
): Columns | undefined {
  if (said === undefined) return undefined;
  const { field, collection } = fieldsOf(said);
  const selection = around()
    .map((group) => fieldsOf(group)[String(field)])
    .findLast((one) => one !== undefined);
  const { ids } = fieldsOf(selection);
  return Array.isArray(ids) ? { collection: String(collection), ids: listOf(ids).map(String) } : undefined;
}

/** The groups and lists on the way to a path, the outermost first. */
export function valuesAround(value: unknown, path: Path): unknown[] {
  const found = [value];
  for (const step of path.slice(0, -1)) {
    const last = found.at(-1);
    found.push(typeof step === 'number' ? listOf(last)[step] : fieldsOf(last)[step]);
  }
  return found;
}
