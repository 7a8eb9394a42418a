/**
 * What a group has under a name that comes from a file or an address, or was found in another group: `constructor` and
 * `toString` only where somebody has written them. A fixed list of words is a `wordTable` instead.
 */
export function ownValue<T>(group: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(group, name) ? group[name] : undefined;
}
