/**
 * A lookup table for words that somebody has written in a file, a name or an address. A plain object would answer
 * `constructor` and `__proto__` with its inherited members; a map has only its own words.
 */
export function wordTable<T>(known: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(known));
}
