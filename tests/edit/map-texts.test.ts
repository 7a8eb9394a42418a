import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createCache, type LocatedText, mapTexts } from '../../renderer/site.ts';

const root = path.join(import.meta.dirname, '../fixtures/site');
const cache = createCache();
let texts: readonly LocatedText[] = [];

beforeAll(async () => {
  texts = await textsOf('/');
});

async function textsOf(address: string): Promise<readonly LocatedText[]> {
  const found = await mapTexts({ root, address, today: new Date('2026-11-22T12:00:00Z'), cache });
  return found.kind === 'page' ? found.texts : [];
}

test.each(['/', '/courses', '/articles', '/checkout/adult-online', '/blog/first-assessment', '/midwifery'])(
  'the values of every text with letters are known on %s, in files that exist',
  async (address) => {
    const all = (await textsOf(address)).filter(({ text }) => /\p{L}/u.test(text));
    expect(all.filter(({ values }) => values.length === 0).map(({ text }) => text)).toEqual([]);
    for (const { values } of all)
      for (const { file } of values) expect(existsSync(path.join(root, file))).toBe(true);
  },
);

test('text nodes are counted within their section', () => {
  for (const section of new Set(texts.map((text) => text.section))) {
    const nodes = texts.flatMap((text) =>
      text.kind === 'node' && text.section === section ? [text.node] : [],
    );
    expect(nodes).toEqual(nodes.map((_, index) => index));
  }
});

test('a price on a card leads to the value in the file of its course', async () => {
  const [price] = (await textsOf('/courses')).filter(({ text }) => /^£\d+\.\d\d$/.test(text));
  expect(price?.values[0]?.file).toMatch(/^content\/courses\//);
  expect(price?.values[0]?.path).toEqual(['price']);
});

test('of a page that isn’t there nothing is said', async () => {
  const found = await mapTexts({ root, address: '/nowhere', today: new Date('2026-11-22T12:00:00Z'), cache });
  expect(found).toEqual({ kind: 'unknown' });
});

/** The paths of the values of a text. */
const pathsOf = (all: readonly LocatedText[], wanted: string, section?: number): string[] | undefined =>
  all
    .find((one) => one.text.trim() === wanted && (section === undefined || one.section === section))
    ?.values.map(({ file, path: at }) => `${file} ${at.join('.')}`);

test('a word of the wording, a breadcrumb and a menu entry lead to where they are written', async () => {
  const all = await textsOf('/midwifery');
  expect(pathsOf(all, 'Home', 1)).toEqual(['content/wording.yaml breadcrumbs.home']);
  expect(pathsOf(all, 'Midwifery', 1)).toEqual(['content/pages/midwifery.yaml shortTitle']);
  expect(pathsOf(all, 'Harbour Nursing School', 0)).toEqual(['site.yaml name']);
});

test('a composed text leads to its pattern and to what fills it', async () => {
  const all = await textsOf('/midwifery');
  expect(pathsOf(all, 'Save £20')).toEqual([
    'content/courses/theory.yaml price',
    'content/courses/theory.yaml originalPrice',
    'content/wording.yaml course.save',
  ]);
  expect(pathsOf(all, 'Full mock tests of 115 questions in 3 hours')?.[0]).toBe(
    'content/courses/theory.yaml features.0',
  );
});

test('the title of the window and structured data are in the head', async () => {
  const head = (await textsOf('/midwifery')).filter(({ section }) => section === -1);
  expect(head.find((one) => one.kind === 'head' && one.name === 'title')?.values[0]?.path).toEqual(['title']);
});

test('a text that a template compares, and a number that it counts, lead to the values that change them', async () => {
  const articles = await textsOf('/blog');
  expect(pathsOf(articles, 'Updates', 3)).toEqual(['content/posts/new-clocks.mdx category']);
  const courses = (await textsOf('/courses')).filter(({ section, kind }) => section === 3 && kind === 'node');
  const count = courses[courses.findIndex(({ text }) => text.trim() === 'In person') + 1];
  expect(count?.text).toBe('2');
  expect(count?.values.filter(({ path: at }) => at.join() === 'format')).toHaveLength(2);
});

test('each text of an article leads to its own line, also beside a table, and blanks lead nowhere', async () => {
  const article = (await textsOf('/blog/where-the-minutes-go')).filter(({ section }) => section === 2);
  const heading = article.find(
    ({ text, kind }) => kind === 'node' && text === 'Two stations with known clocks',
  );
  expect(heading?.values.map(({ file, place }) => `${file}:${place.line}`)).toEqual([
    'content/posts/where-the-minutes-go.mdx:36',
  ]);
  expect(article.filter(({ text, values }) => text.trim() === '' && values.length > 0)).toEqual([]);
});

test('a price and a date of structured data lead to what they are written from', async () => {
  const valuesAt = (all: readonly LocatedText[], field: string) =>
    all.flatMap((one) => (one.kind === 'head' && one.path?.at(-1) === field ? one.values : []));
  const [price] = valuesAt(await textsOf('/courses/adult-online'), 'price');
  expect([price?.file, price?.path]).toEqual(['content/courses/adult-online.yaml', ['price']]);
  const [date] = valuesAt(await textsOf('/blog/first-assessment'), 'datePublished');
  expect([date?.file, date?.path]).toEqual(['content/posts/first-assessment.mdx', ['date']]);
});
