/**
 * A group's own value under a name from a file, an address or a form: `constructor` only if somebody has written it.
 */
export function ownValue<T>(group: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(group, name) ? group[name] : undefined;
}
