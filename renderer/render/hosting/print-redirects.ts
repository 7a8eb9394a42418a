import type { PlannedRedirect } from '../../model/plan.ts';
import { asAsked } from './as-asked.ts';

/**
 * The `_redirects` file of Netlify and Cloudflare Pages: from, to and status on a line. Our preview answers by it. `status`: with “!”
 * Netlify sends visitors on although there is a page as well.
 * Addresses hold no spaces (`schemas/common.schema.json`); other letters are written as browsers ask for them.
 */
export function printRedirects(redirects: readonly PlannedRedirect[], status: '301' | '301!'): string {
  return redirects.map((redirect) => `${redirectLine(redirect, status)}\n`).join('');
}

export function redirectLine({ from, to }: PlannedRedirect, status: '301' | '301!'): string {
  return `${asAsked(from)} ${asAsked(to)} ${status}`;
}
