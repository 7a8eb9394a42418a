import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricedArticles, writeArticle } from '../../bench/generate/write-article.ts';
import { generateSite } from '../../bench/generate-site.ts';
import { buildSite } from '../../renderer/site.ts';

const articles = 25;
let temporary = '';

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'site-generated-'));
});

afterAll(() => rm(temporary, { recursive: true, force: true }));

test('a generated site has no problems, a list of two pages, the price on three articles, and a button to share each', async () => {
  const root = join(temporary, 'site');
  const out = join(temporary, 'output/dist');
  const starter = join(import.meta.dirname, '../../starter');
  await generateSite(root, starter, { articles, seed: 'a', sharing: 'one' });
  const built = await buildSite({ root, out, today: new Date('2026-11-22T12:00:00Z') });
  expect(built.diagnostics).toEqual([]);
  expect(await readFile(join(out, 'blog/page/2.html'), 'utf8')).toContain('<link rel="prev"');
  const slugs = Array.from({ length: articles }, (_, index) => writeArticle(index, articles, 'a').slug);
  const pages = await Promise.all(slugs.map((slug) => readFile(join(out, 'blog', `${slug}.html`), 'utf8')));
  expect(pages.filter((html) => html.includes('£45'))).toHaveLength(pricedArticles);
  expect(pages.filter((html) => html.includes('<site-island of="share"'))).toHaveLength(articles);
});
