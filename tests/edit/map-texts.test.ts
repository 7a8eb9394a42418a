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

test('most texts of a page are found, and each in a file that exists', () => {
  const read = texts.filter(({ kind, text }) => kind === 'node' && text.trim() !== '');
  const located = read.filter(({ values }) => values.length > 0);
  expect(located.length / read.length).toBeGreaterThan(0.8);
  for (const { values } of located) expect(values[0]?.file).toMatch(/^(?:site\.yaml|content\/)/);
});

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
