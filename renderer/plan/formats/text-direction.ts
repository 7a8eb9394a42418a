import type { Direction } from '../../model/plan.ts';

/**
 * The direction in which a language is written, by its script: `rtl` for Arabic, Hebrew, Urdu. `Intl` knows the script
 * of a language, but its `getTextInfo` returns the wrong direction if the tag names another script (`az-Arab`).
 */
export function directionOf(tag: string): Direction {
  const { script } = new Intl.Locale(tag).maximize();
  return script !== undefined && rightToLeft.has(script) ? 'rtl' : 'ltr';
}

/** The scripts in use today that run from right to left. Source: Unicode 17, Script_Extensions and Bidi_Class. */
const rightToLeft = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
]);
