import { ownValue } from '../own-value.ts';

/** `Pay {price}` with its names filled in; an unknown name stays, to be seen. */
export function fillPattern(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{([a-z]+)\}/g, (written, name: string) => ownValue(values, name) ?? written);
}
