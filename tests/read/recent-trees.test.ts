/** Trees of Markdown are kept for a while, and made again for whoever comes later. */
import { expect, test } from 'vitest';
import { parseMdx } from '../../renderer/markdown/parse-markdown.ts';
import { createRecentTrees } from '../../renderer/read/mdx/recent-trees.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import { collectGarbage, heapGrowth } from '../heap-growth.ts';

const fields = '---\ntitle: One\n---\n';
const paragraph = '**Bold** words, [a link](/courses) and `code`.\n\n- one\n- two\n\n';

/** More than have their trees at a time. */
const many = 1500;

/** As one site has them. */
function readTexts(count: number) {
  const trees = createRecentTrees();
  const read = (number: number) => parseSource(`content/posts/${number}.mdx`, textOf(number), trees).source;
  return { read, texts: Array.from({ length: count }, (_, number) => read(number)) };
}

const textOf = (number: number) => `${fields}${number}\n\n${paragraph.repeat(20)}`;

test('the tree of a text that nobody has any more goes with it', async () => {
  let { texts } = readTexts(1000);
  const trees = texts.map(({ body }) => new WeakRef(body?.tree ?? {}));
  const alive = async () => {
    await turn();
    collectGarbage();
    return trees.filter((tree) => tree.deref()).length;
  };
  expect(await alive()).toBe(texts.length);
  texts = [];
  expect(await alive()).toBe(0);
});

test('a tree that was given up is made again, and is the same', () => {
  const { read, texts } = readTexts(1);
  const first = texts[0];
  const kept = first?.body?.tree;
  const tree = structuredClone(kept);
  expect(first?.body?.tree).toBe(kept);
  for (let number = 1; number < many; number += 1) read(number);
  expect(first?.body?.tree).not.toBe(kept);
  expect(first?.body?.tree).toEqual(tree);
  const anew = parseMdx(`${fields.replace(/[^\n]/g, ' ')}${textOf(0).slice(fields.length)}`);
  expect(anew).toEqual({ kind: 'tree', tree });
});

test('a large site leaves the trees of others alone', () => {
  const { texts } = readTexts(1000);
  const trees = texts.map(({ body }) => body?.tree);
  readTexts(3 * many);
  expect(texts.every(({ body }, number) => body?.tree === trees[number])).toBe(true);
});

test('a text takes little more memory than its own length', () => {
  // All trees would be some thirty times as large as the texts.
  expect(heapGrowth(() => readTexts(3 * many)) / (3 * many)).toBeLessThan(6 * textOf(0).length);
});

/** An object that a `WeakRef` gave, or was made with, stays until the next. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
