import type { PlannedRedirect } from '../../model/plan.ts';
import { asAsked, pathAsAsked } from './as-asked.ts';

/**
 * The `_redirects` file of Netlify and Cloudflare Pages: from, to and status on a line. Our preview uses it. `status`:
 * with “!” Netlify redirects even if a page exists at the address.
 * Addresses are written as browsers request them, so without spaces.
 */
export function printRedirects(redirects: readonly PlannedRedirect[], status: '301' | '301!'): string {
  return redirects
    .filter(({ from }) => !isWildcard(from))
    .map((redirect) => `${redirectLine(redirect, status)}\n`)
    .join('');
}

export function redirectLine({ from, to }: PlannedRedirect, status: '301' | '301!'): string {
  return `${pathAsAsked(from)} ${asAsked(to)} ${status}`;
}

/** These hosts would treat such an address as a pattern, so its redirect page does the work. */
function isWildcard(from: string): boolean {
  return /\*|:[A-Za-z]/.test(from);
}
