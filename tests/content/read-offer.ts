import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { shippedSite } from './site-copy.ts';

/** The offer as its editor wrote it: the course, and its price with the code. */
export type WrittenOffer = { course: string; code: string; price: number };

export function readOffer(root = shippedSite): WrittenOffer {
  return parse(readFileSync(path.join(root, 'site.yaml'), 'utf8')).promotion;
}
