import { ownValue } from '../diagnostics/own-value.ts';

/** Fills a pattern of the wording (`Save {saving}`) with its own names. */
export function fillPattern(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{([a-zA-Z]+)\}/g, (written, name: string) => ownValue(values, name) ?? written);
}
