/** Trees of Markdown are kept for a while, and made again for whoever comes later. */
import { expect, test } from 'vitest';
import { parseMdx } from '../../renderer/markdown/parse-markdown.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import { heapGrowth, heapUsed } from '../heap-growth.ts';

const fields = '---\ntitle: One\n---\n';
const paragraph = '**Bold** words, [a link](/courses) and `code`.\n\n- one\n- two\n\n';

function read(number: number) {
  const text = `${fields}${number}\n\n${paragraph.repeat(20)}`;
  return parseSource(`content/posts/${number}.mdx`, text).source;
}

/** More than have their trees at a time. */
const many = 1500;

const readMany = (from: number) => Array.from({ length: many }, (_, index) => read(from * many + index));

test('the tree of a text that nobody has any more goes with it', async () => {
  const few = 1000;
  const readFew = () => Array.from({ length: few }, (_, number) => read(number));
  readFew();
  const before = await heapAtRest();
  let texts = readFew();
  const withTrees = (await heapAtRest()) - before;
  expect(withTrees / few).toBeGreaterThan(10 * read(0).text.length);
  expect(texts.length).toBe(few);
  texts = [];
  expect((await heapAtRest()) - before).toBeLessThan(withTrees / 4);
});

test('a tree that was given up is made again, and is the same', () => {
  const first = read(0);
  const kept = first.body?.tree;
  const tree = structuredClone(kept);
  expect(first.body?.tree).toBe(kept);
  readMany(1);
  expect(first.body?.tree).not.toBe(kept);
  expect(first.body?.tree).toEqual(tree);
  const anew = parseMdx(`${fields.replace(/[^\n]/g, ' ')}${first.text.slice(fields.length)}`);
  expect(anew).toEqual({ kind: 'tree', tree });
});

test('a text takes little more memory than its own length', () => {
  // Those looked at last have their trees. All trees would be some thirty times as large as the texts.
  readMany(1);
  const length = read(0).text.length;
  expect(heapGrowth(() => readMany(2)) / many).toBeLessThan(4 * length);
});

/** What was seen in this one stays until the next. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Once collecting gives nothing more: what another file of tests has left in this process goes step by step. */
async function heapAtRest(): Promise<number> {
  let used = heapUsed();
  for (let tries = 0; tries < 20; tries += 1) {
    await turn();
    const before = used;
    used = heapUsed();
    if (Math.abs(used - before) < 50_000) break;
  }
  return used;
}
