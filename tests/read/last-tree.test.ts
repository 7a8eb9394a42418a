/** A Markdown tree is kept until another is accessed, and parsed again if it is needed later. */
import { expect, test } from 'vitest';
import { parseMdx } from '../../renderer/markdown/parse-markdown.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import { heapGrowth } from '../heap-growth.ts';

const fields = '---\ntitle: One\n---\n';
const paragraph = '**Bold** words, [a link](/courses) and `code`.\n\n- one\n- two\n\n';

const textOf = (number: number) => `${fields}${number}\n\n${paragraph.repeat(20)}`;

const read = (number: number) => parseSource(`content/posts/${number}.mdx`, textOf(number)).source;

test('a tree that was given up is made again, and is the same', () => {
  const first = read(0);
  const kept = first.body?.tree;
  const tree = structuredClone(kept);
  expect(first.body?.tree).toBe(kept);
  read(1);
  expect(first.body?.tree).not.toBe(kept);
  expect(first.body?.tree).toEqual(tree);
  const anew = parseMdx(`${fields.replace(/[^\n]/g, ' ')}${textOf(0).slice(fields.length)}`);
  expect(anew).toEqual({ kind: 'tree', tree });
});

test('a text takes little more memory than its own length', () => {
  const many = 1500;
  const readMany = () => Array.from({ length: many }, (_, number) => read(number));
  readMany();
  // All trees together would be about thirty times as large as the texts.
  expect(heapGrowth(readMany) / many).toBeLessThan(4 * textOf(0).length);
});
