/** `sections/price-card` gives `PriceCard`. */
export function pascalCase(name: string): string {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return last.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
