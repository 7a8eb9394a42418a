import { printableAddress } from '../../schema/printable-address.ts';

/**
 * A finished address for readers outside the site: `/branch/courses` → `https://www.example.com/branch/courses`. Every
 * address in a feed, calendar, document, sitemap or structured data is made here.
 */
export function absoluteAddress(href: string, { origin }: { origin: string }): string {
  return href.startsWith('/') ? `${origin}${href}` : printableAddress(href);
}
