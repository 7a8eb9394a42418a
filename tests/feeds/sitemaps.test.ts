import { expect, test } from 'vitest';
import type { PlannedFile } from '../../renderer/model/file.ts';
import { planSitemaps, sitemapLimits } from '../../renderer/plan/files/plan-sitemaps.ts';
import { printFile } from '../../renderer/render/files/print-file.ts';
import { readXml } from './read-xml.ts';

const base = 'https://www.example.com/branch';
const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ address: `${base}/${index}?a&"b"` }));
const addressesIn = (file: PlannedFile | undefined) =>
  file?.kind === 'sitemap' ? file.pages.map(({ address }) => address) : [];
const printed = (file: PlannedFile) => String(printFile(file).content);

test('50,000 pages are one sitemap', () => {
  expect(planSitemaps(pages(50_000), base).map(({ output }) => output)).toEqual(['sitemap.xml']);
  expect(planSitemaps([], base).map(({ output }) => output)).toEqual(['sitemap.xml']);
});

test('one more makes it an index of two, which hold each page once, in order', () => {
  const all = pages(50_001);
  const [index, one, two, ...others] = planSitemaps(all, base);
  expect(others).toEqual([]);
  expect([index, one, two].map((file) => file?.output)).toEqual([
    'sitemap.xml',
    'sitemap-1.xml',
    'sitemap-2.xml',
  ]);
  expect(addressesIn(one)).toHaveLength(sitemapLimits.pages);
  expect([...addressesIn(one), ...addressesIn(two)]).toEqual(all.map(({ address }) => address));
  const xml = readXml(index ? printed(index) : '');
  expect(xml.name).toBe('sitemapindex');
  expect(xml.all('sitemap').map((sitemap) => sitemap.one('loc').text)).toEqual([
    `${base}/sitemap-1.xml`,
    `${base}/sitemap-2.xml`,
  ]);
});

test('a sitemap is as new as the newest page in it', () => {
  const dates = ['2025-01-02', '2025-03-04', undefined, undefined];
  const dated = pages(4).map((page, index) => ({ ...page, ...(dates[index] && { modified: dates[index] }) }));
  const [index] = planSitemaps(dated, base, { pages: 2, bytes: sitemapLimits.bytes });
  expect(index).toMatchObject({
    sitemaps: [
      { address: `${base}/sitemap-1.xml`, modified: '2025-03-04' },
      { address: `${base}/sitemap-2.xml` },
    ],
  });
});

test('none is larger than it may be, however long the addresses are', () => {
  const limits = { pages: 50_000, bytes: 4000 };
  const files = planSitemaps(pages(100), base, limits);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files.slice(1))
    expect(Buffer.byteLength(printed(file))).toBeLessThanOrEqual(limits.bytes);
  expect(files.flatMap(addressesIn)).toHaveLength(100);
});
