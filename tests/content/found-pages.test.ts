/** The search of the shipped site finds the same pages as the sitemap lists for search engines. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

const { out } = inject('shipped');

test('the search finds the pages of the sitemap, and no other', () => {
  const sitemap = readFileSync(path.join(out, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname);
  expect(listed.length).toBeGreaterThan(50);
  expect(foundPages().toSorted()).toEqual(listed.toSorted());
});

/** Pagefind keeps a compressed file per page: a signature, then JSON. */
function foundPages(): string[] {
  const folder = path.join(out, 'pagefind/fragment');
  return readdirSync(folder).map((name) => {
    const text = gunzipSync(readFileSync(path.join(folder, name))).toString();
    return JSON.parse(text.slice(text.indexOf('{'))).url;
  });
}
