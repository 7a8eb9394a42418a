import type { ExampleName } from '../scaffold/sites-to-copy.ts';

/** What the user wants of the new site; left out: as the starter has it. `colour` is six digits: `#7a1f5c`. */
export type StarterOptions = { name?: string; language?: string; colour?: string; blog?: boolean };

/** A whole example stays as it is. */
export type InitOptions = StarterOptions & { example?: ExampleName };

export const colourWanted = 'Write a colour as # and six digits or letters from a to f, such as #7a1f5c.';

/** `#7a1f5c`, in small letters; undefined for anything else. `#abc` is short for `#aabbcc`. */
export function colourOf(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('')}`;
}
