/**
 * What is known of some words, to be asked with a word that somebody has written in a file, a name or an address. A plain
 * object would answer `constructor` and `__proto__` with what every object has; a map knows its own words only.
 */
export function wordTable<T>(known: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(known));
}
