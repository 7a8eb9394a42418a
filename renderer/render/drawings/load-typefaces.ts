import { readFileSync } from 'node:fs';
import type { Typefaces } from '../../../schemas/asset.ts';
import { fixWeight } from '../documents/fonts/fix-weight.ts';
import { unpackWoff2 } from '../documents/fonts/unpack-woff2.ts';
import { openFont } from '../typefaces/open-font.ts';

/** Text is set in the first where a template names none. */
export type DrawnTypeface = { name: 'text' | 'heading'; data: Buffer; weight: 400; style: 'normal' };

/** One weight each. */
const weights = { text: 500, heading: 550 };

export type LoadTypefaces = (files: Typefaces) => DrawnTypeface[];

/** Loads the site's typefaces as the drawing library reads them, once for all pictures. Throws where a file is damaged. */
export function createTypefaceLoader(): LoadTypefaces {
  const known = new Map<string, DrawnTypeface>();
  return (files) =>
    (['text', 'heading'] as const).map((role) => {
      const { path, hash } = files[role];
      const key = `${role} ${hash}`;
      const typeface = known.get(key) ?? loadTypeface(role, path);
      known.set(key, typeface);
      return typeface;
    });
}

function loadTypeface(role: 'text' | 'heading', path: string): DrawnTypeface {
  const data = fixWeight(unpackWoff2(readFileSync(path)), weights[role], openFont);
  return { name: role, data, weight: 400, style: 'normal' };
}
