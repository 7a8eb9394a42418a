/** How much a page may weigh on the first visit, before any interaction, with texts compressed. In bytes. */
import type { Weights } from './first-visit.ts';

type Budget = {
  name: string;
  limit: number;
  holdsFor: (address: string) => boolean;
  of: (weights: Weights) => number;
};

const isHome = (address: string): boolean => address === '/';

export const budgets: readonly Budget[] = [
  {
    name: 'JavaScript',
    limit: 2_048,
    // The checkout of a course is an application: React is loaded there, and only there.
    holdsFor: (address) => !address.startsWith('/checkout/'),
    of: ({ scripts }) => scripts,
  },
  { name: 'HTML and CSS', limit: 30_000, holdsFor: isHome, of: ({ html, styles }) => html + styles },
  {
    name: 'all that is seen without scrolling',
    limit: 200_000,
    holdsFor: isHome,
    of: ({ html, styles, scripts, fonts, pictures, films }) =>
      html + styles + scripts + fonts + pictures + films,
  },
];

/** One line for each budget that a page exceeds. */
export function findExcess(address: string, weights: Weights): string[] {
  return budgets
    .filter(({ holdsFor, of, limit }) => holdsFor(address) && of(weights) > limit)
    .map(({ name, of, limit }) => `${address}: ${name} ${of(weights)} bytes, more than ${limit}`);
}
