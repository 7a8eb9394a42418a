import { printableAddress } from '../../schema/printable-address.ts';

/** Every address of a feed, calendar, document, sitemap or structured data comes through here. A finished address for whoever reads it outside of the site: `/branch/courses` → `https://www.example.com/branch/courses`. */
export function absoluteAddress(href: string, { origin }: { origin: string }): string {
  return href.startsWith('/') ? `${origin}${href}` : printableAddress(href);
}
