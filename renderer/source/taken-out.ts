import type { Override, Source } from '../model/source.ts';

/**
 * What a branch says otherwise of a value that its base has, or of what holds that value; the last word of several layers.
 * `keys`: as names have them, with the ids of what stands in lists. Where there is no such value, it has been taken out here.
 */
export function takenOut(
  { overrides = [], ruled = [] }: Source,
  keys: readonly string[],
): Override | undefined {
  return [...overrides, ...ruled].findLast(
    ({ path, was }) => was !== undefined && path.every((step, index) => String(step) === keys[index]),
  );
}
