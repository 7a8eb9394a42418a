/** Texts of a large site are in memory only while they are used. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Source } from '../../renderer/model/source.ts';
import { isAsKept, keepText } from '../../renderer/read/kept-texts.ts';
import { createReadCache, type ReadCache } from '../../renderer/read/read-cache.ts';
import { readSource } from '../../renderer/read/read-source.ts';
import { locate } from '../../renderer/source/locate.ts';
import { openSpill, type Spill } from '../../renderer/store/spill.ts';
import { heapGrowth } from '../heap-growth.ts';

const made = { folder: '' };

beforeAll(async () => {
  made.folder = await mkdtemp(path.join(os.tmpdir(), 'aside-'));
});
afterAll(() => rm(made.folder, { recursive: true, force: true }));

const fields = (number: number) =>
  `---\ntitle: The title of article ${number}\nlead: One that is longer than a few letters, ${number}\n---\n`;
const textOf = (number: number) =>
  `${fields(number)}\n## Part\n\n${`Some words of **${number}**, £5 each.\n\n`.repeat(100)}`;

type Given = { cache?: ReadCache; spill?: Spill };

function read(number: number, { cache = createReadCache(), spill }: Given, text = textOf(number)): Source {
  const file = `content/posts/${number}.mdx`;
  const absolute = path.join(made.folder, file);
  const entry = { kind: 'file', name: path.basename(file), file, absolute } as const;
  return readSource(entry, { cache, spill, instead: new Map([[absolute, text]]) }, () => {});
}

const isAside = (source: Source) => Object.getOwnPropertyDescriptor(source, 'text')?.get !== undefined;

const openOne = () => openSpill(path.join(made.folder, 'texts'), 0);

test('a source whose text was laid aside says the same as one in memory', () => {
  const aside = read(1, { spill: openOne() });
  const whole = read(1, {});
  expect(isAside(aside)).toBe(true);
  expect(structuredClone(aside)).toEqual(structuredClone(whole));
  expect(JSON.parse(JSON.stringify(aside))).toEqual(JSON.parse(JSON.stringify(whole)));
  expect({ ...aside, body: { ...aside.body } }).toEqual({ ...whole, body: { ...whole.body } });
  for (const part of ['title', 'lead']) expect(locate(aside, [part])).toEqual(locate(whole, [part]));
});

test('many of them take turns', () => {
  const spill = openOne();
  const all = Array.from({ length: 200 }, (_, number) => read(number, { spill }));
  for (const round of [1, 2])
    expect(all.map(({ text, lines }) => [round, text, lines.length])).toEqual(
      all.map((_, number) => [round, textOf(number), textOf(number).split('\n').length]),
    );
});

test('the text is not in memory, not even where a value was cut out of it', () => {
  // Garbage of earlier tests in this process may be freed meanwhile: it has to be small compared with these.
  const many = 5000;
  const spill = openOne();
  const growth = heapGrowth(() => Array.from({ length: many }, (_, number) => read(number, { spill })));
  expect(growth / many).toBeLessThan(textOf(0).length / 3);
});

test('one with a mistake, and one without a text below its fields, stay in memory', () => {
  const spill = openOne();
  expect(isAside(read(1, { spill }, `${fields(1)}\n<Broken\n`))).toBe(false);
  expect(isAside(read(2, { spill }, 'title: One\n'))).toBe(false);
  expect(isAside(read(3, { spill }))).toBe(true);
});

test('what an earlier process has left of a text that is the same is what it is read with', () => {
  const spill = openOne();
  const first = read(1, { spill });
  const kept = structuredClone(keepText({ source: first, problems: [] }));
  const cache = { ...createReadCache(), kept: new Map([[path.join(made.folder, first.file), kept]]) };
  const again = read(1, { cache, spill });
  expect(isAsKept(kept, again)).toBe(true);
  expect(isAside(again)).toBe(true);
  expect(structuredClone(again)).toEqual(structuredClone(first));
});

test('half a character stays in memory, which a file could not hold', () => {
  const text = `${textOf(1)}\uD83E\n`;
  const source = read(1, { spill: openOne() }, text);
  expect(isAside(source)).toBe(false);
  expect(source.text).toBe(text);
});

test('a text that has not changed is known again', () => {
  const given = { cache: createReadCache(), spill: openOne() };
  const first = read(1, given);
  expect(read(1, given)).toBe(first);
  expect(read(1, given, `${textOf(1)}More.\n`)).not.toBe(first);
});
