import type { SitemapPage } from '../../model/file.ts';
import { escapeXml } from './escape-xml.ts';

/** Only what search engines use: priority and change frequency are ignored by all. Source: https://www.sitemaps.org/protocol.html. */
export function printSitemap(pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ address, modified }) => {
    const date = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`;
    return `<url><loc>${escapeXml(address)}</loc>${date}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
