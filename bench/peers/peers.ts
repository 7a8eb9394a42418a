import { astro } from './astro.ts';
import { eleventy } from './eleventy.ts';
import { eleventyMdx } from './eleventy-mdx.ts';
import { hugo } from './hugo.ts';
import type { Peer } from './peer.ts';
import { zola } from './zola.ts';

export const peers: readonly Peer[] = [eleventy, eleventyMdx, zola, hugo, astro];
