import { readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSpill } from '../../renderer/store/spill.ts';

const made = { folder: '' };

beforeEach(async () => {
  made.folder = await mkdtemp(path.join(os.tmpdir(), 'spill-'));
});
afterEach(() => rm(made.folder, { recursive: true, force: true }));

const at = (name: string) => path.join(made.folder, name);

/** Texts of several lengths and alphabets, two megabytes in all. */
const texts = Array.from({ length: 400 }, (_, number) =>
  `${number} Zoë’s “£5” नमस्ते 🩺`.repeat(number % 7 === 0 ? 0 : 1 + (number % 400)),
);

test('texts are found again, whether they are written yet or not', () => {
  const spill = openSpill(at('texts'), 0);
  const numbers = texts.map((text) => {
    const number = spill.put(text);
    expect(spill.get(number ?? -1)).toBe(text);
    return number ?? -1;
  });
  expect(texts.join('').length).toBeGreaterThan(1_500_000);
  expect([...numbers].reverse().map((number) => spill.get(number))).toEqual([...texts].reverse());
  expect(readdirSync(made.folder)).toEqual([]);
});

test('few stay in memory', () => {
  const spill = openSpill(at('few'), 10);
  expect([spill.put('12345'), spill.put('1234')]).toEqual([undefined, undefined]);
  const number = spill.put('1');
  expect(spill.get(number ?? -1)).toBe('1');
});

test('one that is longer than what is written at once stays in memory', () => {
  const spill = openSpill(at('long'), 0);
  const numbers = ['before', 'x'.repeat(1_000_001), 'after'].map(spill.put);
  expect(numbers).toEqual([0, undefined, 1]);
  expect([0, 1].map(spill.get)).toEqual(['before', 'after']);
});

test('where the disk refuses, what is taken already is found, and all else stays in memory', () => {
  writeFileSync(at('file'), '');
  const spill = openSpill(path.join(at('file'), 'texts'), 0);
  const numbers = texts.map(spill.put);
  const taken = numbers.filter((number) => number !== undefined);
  expect(taken.length).toBeGreaterThan(100);
  expect(numbers.slice(taken.length)).toEqual(texts.slice(taken.length).map(() => undefined));
  expect(numbers.length).toBeGreaterThan(taken.length);
  expect(taken.map(spill.get)).toEqual(texts.slice(0, taken.length));
});
