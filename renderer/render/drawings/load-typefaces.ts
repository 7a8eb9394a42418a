import { readFileSync } from 'node:fs';
import type { Typefaces } from '../../../schemas/asset.ts';
import { fixWeight } from '../../typefaces/fix-weight.ts';

/** Text is set in the first where a template names none. */
export type DrawnTypeface = { name: 'text' | 'heading'; data: Buffer; weight: 400; style: 'normal' };

/** One weight each. */
const weights = { text: 500, heading: 550 };

export type LoadTypefaces = (files: Typefaces) => Promise<DrawnTypeface[]>;

/** Loads the site's typefaces as the drawing library reads them, once for all pictures. Throws where a file is damaged. */
export function createTypefaceLoader(): LoadTypefaces {
  const known = new Map<string, Promise<DrawnTypeface>>();
  return (files) => {
    const load = (role: 'text' | 'heading'): Promise<DrawnTypeface> => {
      const { path, hash } = files[role];
      const key = `${role} ${hash}`;
      const typeface = known.get(key) ?? loadTypeface(role, path);
      known.set(key, typeface);
      return typeface;
    };
    return Promise.all([load('text'), load('heading')]);
  };
}

async function loadTypeface(role: 'text' | 'heading', path: string): Promise<DrawnTypeface> {
  const data = await fixWeight(readFileSync(path), weights[role]);
  return { name: role, data, weight: 400, style: 'normal' };
}
