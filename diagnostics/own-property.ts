/**
 * A group's own value under a name from a file, an address or another group: `constructor` and `toString` only if
 * somebody has written them. A fixed list of words is a `wordTable` instead.
 */
export function ownProperty<T>(group: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(group, name) ? group[name] : undefined;
}
