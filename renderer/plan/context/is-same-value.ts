import { isDeepStrictEqual } from 'node:util';

/**
 * Whether two values are the same data, with the keys of each object in the same order, because file names and printed
 * JSON depend on it. Functions are compared by identity.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSameValue(item, other[index]));
  if (!isPlain(one) || !isPlain(other)) return isDeepStrictEqual(one, other);
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && isSameValue(one[key], other[key]))
  );
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
