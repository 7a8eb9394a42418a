/** `Pay {price}` with its names filled in; an unknown name stays visible. */
export function fillPattern(pattern: string, values: Readonly<Record<string, string>>): string {
  // Not `ownValue`, which would be a separate file in the browser: several islands import this one.
  const known = new Map(Object.entries(values));
  return pattern.replace(/\{([a-z]+)\}/g, (written, name: string) => known.get(name) ?? written);
}
