import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricedArticles, writeArticle } from '../../bench/generate/write-article.ts';
import { generateSite } from '../../bench/generate-site.ts';

const starter = join(import.meta.dirname, '../../starter');
let temporary = '';

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'site-generated-'));
});

afterAll(() => rm(temporary, { recursive: true, force: true }));

test('the same seed gives the same bytes, another one other articles', async () => {
  const [one, two, other] = [
    await generate('one', 'a'),
    await generate('two', 'a'),
    await generate('other', 'b'),
  ];
  expect(two).toEqual(one);
  expect(other['content/posts/article-00001.mdx']).not.toBe(one['content/posts/article-00001.mdx']);
});

test('an article has about 600 words and one of each piece', () => {
  const articles = Array.from({ length: 50 }, (_, index) => writeArticle(index, 50, 'a'));
  const words = articles.map((article) => JSON.stringify(article.blocks).split(' ').length);
  const mean = words.reduce((sum, count) => sum + count, 0) / words.length;
  expect(mean).toBeGreaterThan(540);
  expect(mean).toBeLessThan(660);
  for (const { blocks } of articles) {
    const kinds = new Set(blocks.map(({ kind }) => kind));
    for (const kind of ['heading', 'list', 'table', 'code', 'note']) expect(kinds).toContain(kind);
  }
  expect(articles.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'price'))).toHaveLength(
    pricedArticles,
  );
});

test('titles, excerpts and addresses tell all articles apart, and no article links to itself', () => {
  const articles = Array.from({ length: 2000 }, (_, index) => writeArticle(index, 2000, 'bench'));
  for (const field of ['title', 'excerpt', 'slug'] as const)
    expect(new Set(articles.map((article) => article[field])).size).toBe(2000);
  for (const { slug, blocks } of articles) expect(JSON.stringify(blocks)).not.toContain(`/blog/${slug})`);
});

async function generate(name: string, seed: string): Promise<Record<string, string>> {
  const folder = join(temporary, name);
  await generateSite(folder, starter, { articles: 25, seed, sharing: 'one' });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const pairs = files.toSorted().map(async (file) => {
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return [file.slice(folder.length + 1), digest] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}
