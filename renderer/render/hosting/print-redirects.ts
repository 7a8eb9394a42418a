import type { PlannedRedirect } from '../../model/plan.ts';
import { asAsked, pathAsAsked } from './as-asked.ts';

/**
 * The `_redirects` file of Netlify and Cloudflare Pages: from, to and status on a line. Our preview answers by it. `status`: with “!”
 * Netlify sends visitors on although there is a page as well.
 * Addresses are written as browsers ask for them, so without spaces.
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

/** These hosts would take it for any address of its kind; so the page at the old address leads on by itself. */
function isWildcard(from: string): boolean {
  return /\*|:[A-Za-z]/.test(from);
}
