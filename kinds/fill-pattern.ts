import { ownValue } from '../diagnostics/own-value.ts';

/** A pattern of the wording (`Save {saving}`) with its own names filled in. */
export function fillPattern(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{([a-zA-Z]+)\}/g, (written, name: string) => ownValue(values, name) ?? written);
}
