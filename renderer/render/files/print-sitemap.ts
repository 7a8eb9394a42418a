import type { SitemapPage } from '../../model/file.ts';
import { escapeXml } from './escape-xml.ts';

/**
 * Only what search engines use: they all ignore priority and change frequency. Source:
 * https://www.sitemaps.org/protocol.html.
 */
export function printSitemap(pages: readonly SitemapPage[]): string {
  return printList('urlset', 'url', pages);
}

/** For a site with more pages than one sitemap may list. */
export function printSitemapIndex(sitemaps: readonly SitemapPage[]): string {
  return printList('sitemapindex', 'sitemap', sitemaps);
}

function printList(list: string, item: string, of: readonly SitemapPage[]): string {
  const entries = of.map(({ address, modified, alternates = [] }) => {
    const date = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`;
    return `<${item}><loc>${escapeXml(address)}</loc>${date}${alternates.map(printAlternate).join('')}</${item}>\n`;
  });
  const links = of.some(({ alternates }) => alternates) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>\n${entries.join('')}</${list}>\n`;
}

/** Source: https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap. */
function printAlternate({ language, href }: { language: string; href: string }): string {
  return `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(href)}"/>`;
}
