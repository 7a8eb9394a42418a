import type { PlannedFile, SitemapPage } from '../../model/file.ts';

/** The limits of a sitemap: addresses, and uncompressed bytes. Source: https://www.sitemaps.org/protocol.html. */
export const sitemapLimits = { pages: 50_000, bytes: 52_428_800 };

/**
 * `sitemap.xml` with all pages or, if they are too many for one, with the sitemaps that list them: `sitemap-1.xml` and
 * so on, in the order of the pages. `base` is the address of their folder, without a trailing slash.
 */
export function planSitemaps(
  pages: readonly SitemapPage[],
  base: string,
  limits = sitemapLimits,
): PlannedFile[] {
  const parts = partsOf(pages, limits);
  const [only = [], second] = parts;
  if (!second) return [{ kind: 'sitemap', output: 'sitemap.xml', pages: only }];
  const outputs = parts.map((part, index) => ({ part, output: `sitemap-${index + 1}.xml` }));
  return [
    {
      kind: 'sitemap-index',
      output: 'sitemap.xml',
      sitemaps: outputs.map(({ part, output }) => ({ address: `${base}/${output}`, ...newestOf(part) })),
    },
    ...outputs.map(({ part, output }): PlannedFile => ({ kind: 'sitemap', output, pages: part })),
  ];
}

function partsOf(pages: readonly SitemapPage[], limits: typeof sitemapLimits): SitemapPage[][] {
  const parts: SitemapPage[][] = [];
  let left = { pages: 0, bytes: 0 };
  for (const page of pages) {
    const bytes = bytesOf(page);
    if (left.pages === 0 || left.bytes < bytes) {
      parts.push([]);
      left = { pages: limits.pages, bytes: limits.bytes - frame };
    }
    parts.at(-1)?.push(page);
    left = { pages: left.pages - 1, bytes: left.bytes - bytes };
  }
  return parts;
}

/** Bytes: upper bounds for the markup around a sitemap's pages, and around one address. */
const frame = 200;
const entry = 60;
/** The same around another site's address. */
const link = 60;

/** An upper bound for the page's bytes: characters reserved in XML become up to six. */
function bytesOf({ address, alternates = [] }: SitemapPage): number {
  const links = alternates.map(({ language, href }) => link + language.length + escapedBytes(href));
  return entry + escapedBytes(address) + links.reduce((sum, bytes) => sum + bytes, 0);
}

function escapedBytes(text: string): number {
  return Buffer.byteLength(text) + 5 * (text.match(/[&<>"']/g)?.length ?? 0);
}

/** The latest of the dates stated on the pages. */
function newestOf(pages: readonly SitemapPage[]): { modified?: string } {
  let newest: string | undefined;
  for (const { modified } of pages)
    if (modified !== undefined && (newest === undefined || modified > newest)) newest = modified;
  return newest === undefined ? {} : { modified: newest };
}
