/** `Pay {price}` with its names filled in; an unknown name stays, to be seen. */
export function fillPattern(pattern: string, values: Readonly<Record<string, string>>): string {
  // No `ownValue`, which would be a file of its own in the browser: several islands import this one.
  const known = new Map(Object.entries(values));
  return pattern.replace(/\{([a-z]+)\}/g, (written, name: string) => known.get(name) ?? written);
}
