import { isDeepStrictEqual } from 'node:util';
import { isFields } from '../../../diagnostics/fields.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { align } from '../../edit/align.ts';

/** `before`, `after`: the paths to the value in the two states; absent if there is none. */
export type ValueChange = { path: Path; before?: Path; after?: Path };

/**
 * Finds where two values of one file differ, as deeply as both have something there. List items are matched by their
 * identity.
 */
export function compareValues(
  one: unknown,
  other: unknown,
  before: Path = [],
  after: Path = [],
): ValueChange[] {
  if (isDeepStrictEqual(one, other)) return [];
  if (isFields(one) && isFields(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return keys.flatMap((key) => {
      const [was, is] = [Object.hasOwn(one, key), Object.hasOwn(other, key)];
      if (was && is) return compareValues(one[key], other[key], [...before, key], [...after, key]);
      return [was ? gone([...before, key]) : come([...after, key])];
    });
  }
  if (Array.isArray(one) && Array.isArray(other)) return compareLists(one, other, before, after);
  return [{ path: after, before, after }];
}

function compareLists(
  one: readonly unknown[],
  other: readonly unknown[],
  before: Path,
  after: Path,
): ValueChange[] {
  return align(one, other, (item) => JSON.stringify(item) ?? '').flatMap(({ removed, added, at }) => {
    const waiting = new Map(added.map((item, index) => [at.after + index, item]));
    const was = removed.flatMap((item, offset) => {
      const from = [...before, at.before + offset];
      const isOnly = removed.length === added.length;
      const found = [...waiting].find(([index, there]) =>
        isOnly ? index === at.after + offset : isSameThing(item, there),
      );
      if (!found) return [gone(from)];
      waiting.delete(found[0]);
      return compareValues(item, found[1], from, [...after, found[0]]);
    });
    return [...was, ...[...waiting.keys()].map((index) => come([...after, index]))];
  });
}

/** Whether two groups share a field with a text of some length, such as a name or a title. */
function isSameThing(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) return false;
  return Object.entries(one).some(
    ([key, value]) =>
      typeof value === 'string' && value.length > 2 && key !== 'section' && other[key] === value,
  );
}

function gone(path: Path): ValueChange {
  return { path, before: path };
}

function come(path: Path): ValueChange {
  return { path, after: path };
}
