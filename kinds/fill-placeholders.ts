import { ownProperty } from '../diagnostics/own-property.ts';

/** Fills a pattern of the wording (`Save {saving}`) with its own names. */
export function fillPlaceholders(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{([a-zA-Z]+)\}/g, (written, name: string) => ownProperty(values, name) ?? written);
}
