/** What a group has under a name from a file, an address or a form: `constructor` only where somebody has written it. */
export function ownValue<T>(group: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(group, name) ? group[name] : undefined;
}
