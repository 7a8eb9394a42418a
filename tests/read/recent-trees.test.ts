/** Trees of Markdown are kept for a while, and made again for whoever comes later. */
import { expect, test } from 'vitest';
import { parseMdx } from '../../renderer/markdown/parse-markdown.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import { heapGrowth } from '../heap-growth.ts';

const fields = '---\ntitle: One\n---\n';
const paragraph = '**Bold** words, [a link](/courses) and `code`.\n\n- one\n- two\n\n';

function read(number: number) {
  const text = `${fields}${number}\n\n${paragraph.repeat(20)}`;
  return parseSource(`content/posts/${number}.mdx`, text).source;
}

test('a tree that was given up is made again, and is the same', () => {
  const first = read(0);
  const tree = structuredClone(first.body?.tree);
  expect(first.body?.tree).toBe(first.body?.tree);
  const others = Array.from({ length: 100 }, (_, index) => read(index + 1));
  expect(others.at(-1)?.body?.tree.children.length).toBeGreaterThan(20);
  expect(first.body?.tree).toEqual(tree);
  const anew = parseMdx(`${fields.replace(/[^\n]/g, ' ')}${first.text.slice(fields.length)}`);
  expect(anew).toEqual({ kind: 'tree', tree });
});

test('a text takes little more memory than its own length', () => {
  const texts = 1000;
  const readAll = () => Array.from({ length: texts }, (_, index) => read(index));
  const length = read(0).text.length;
  // Those looked at last have their trees. All trees would be some thirty times as large as the texts.
  expect(heapGrowth(readAll) / texts).toBeLessThan(6 * length);
});
