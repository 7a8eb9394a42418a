import type { Override, Source } from '../model/source.ts';

/**
 * The override by which a branch changes a value that its base has, or a parent of it; the topmost of several layers.
 * `keys`: as in references, with ids for list items. If the value is missing, this override removed it.
 */
export function takenOut(
  { overrides = [], ruled = [] }: Source,
  keys: readonly string[],
): Override | undefined {
  return [...overrides, ...ruled].findLast(
    ({ path, was }) => was !== undefined && path.every((step, index) => String(step) === keys[index]),
  );
}
