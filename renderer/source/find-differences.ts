import { isFields, listOf } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';

/** A path within plain data at which two values differ, with both values. */
export type Difference = { path: string; before: unknown; after: unknown };

/** Each plain value that differs; if a list has changed in length or order, only the list. */
export function findDifferences(before: unknown, after: unknown, path = ''): Difference[] {
  if (Object.is(before, after)) return [];
  const at = (key: string | number) => (path === '' ? String(key) : `${path}/${key}`);
  if (Array.isArray(before) && Array.isArray(after)) {
    const [ones, others] = [listOf(before), listOf(after)];
    if (ones.length !== others.length || isReordered(ones, others)) return [{ path, before, after }];
    return ones.flatMap((one, index) => findDifferences(one, others[index], at(index)));
  }
  if (!isFields(before) || !isFields(after)) return [{ path, before, after }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => findDifferences(ownProperty(before, key), ownProperty(after, key), at(key)));
}

/** Whether two lists hold the same items in a different order: then nothing within them has changed. */
function isReordered(ones: readonly unknown[], others: readonly unknown[]): boolean {
  if (ones.length < 2) return false;
  const [before, after] = [ones, others].map((list) => list.map((item) => JSON.stringify(item)));
  if (!before || !after || before.every((item, index) => item === after[index])) return false;
  return before.toSorted().every((item, index) => item === after.toSorted()[index]);
}
