import { expect, test } from 'vitest';
import type { Planned, Query } from '../../kinds/planned.ts';
import { plain } from '../../kinds/planned.ts';
import { type AnswerCache, createAnswerCache, pastAsked } from '../../renderer/plan/context/answer-cache.ts';
import {
  createAnswerTable,
  listOfRow,
  numbersIn,
  queryOf,
  rowOf,
  setParts,
} from '../../renderer/plan/context/answer-table.ts';
import { openAnswers } from '../../renderer/plan/context/answers.ts';
import { openPlannedAnswers } from '../../renderer/plan/context/planned-answers.ts';
import { createBound } from '../../renderer/store/bound.ts';

const queries: Query[] = [
  { ask: 'value', file: 'site.yaml', path: [] },
  { ask: 'value', file: 'site.yaml', path: ['text'] },
  { ask: 'value', file: 'content/a.mdx', path: ['title'] },
  { ask: 'value', file: 'content/a.mdx', path: ['sections', 0, 'title'] },
  { ask: 'value', file: 'content/b.mdx', path: ['title'] },
  { ask: 'text', file: 'content/a.mdx' },
  { ask: 'mentions', file: 'content/a.mdx', word: 'text' },
  { ask: 'mentions', file: 'content/a.mdx', word: 'nextEvent' },
  { ask: 'name', name: 'facts.a line\nbreak' },
  { ask: 'address', address: '/a' },
  { ask: 'entry', kind: 'posts', id: 'a', form: 'card' },
  { ask: 'entry', kind: 'posts', id: 'a', form: 'whole' },
  { ask: 'frame' },
];

test('each question has a row of its own, and is found in it', () => {
  const table = createAnswerTable();
  const rows = queries.map((query) => rowOf(table, query));
  expect(new Set(rows).size).toBe(queries.length);
  expect(queries.map((query) => rowOf(table, structuredClone(query)))).toEqual(rows);
  expect(rows.map((row) => queryOf(table, row))).toEqual(queries);
});

test('rows and lists are as they were noted, however many there are', () => {
  const table = createAnswerTable();
  const named = (index: number): Query => ({ ask: 'name', name: `name ${index}` });
  for (let index = 0; index < 3000; index += 1) {
    const row = rowOf(table, named(index));
    setParts(table, row, [index % 7, index, index * 3]);
    setParts(table, row, [index, index + 1]);
  }
  for (let index = 0; index < 3000; index += 1) {
    const row = rowOf(table, named(index));
    expect(queryOf(table, row)).toEqual(named(index));
    expect(numbersIn(table, listOfRow(table, row))).toEqual([index, index + 1]);
  }
});

/** Asks for names, each of which depends on its part before the dot; returns how many were computed. */
function askRound(cache: AnswerCache, names: readonly string[]): number {
  let worked = 0;
  const answers = openAnswers(cache, {
    basis: [],
    source: () => undefined,
    circle: () => new Error('a circle'),
    answer: (query): Planned<unknown> => {
      worked += 1;
      if (query.ask !== 'name' || !query.name.includes('.')) return plain(1);
      const { reads } = answers.ask<number>({
        ask: 'name',
        name: query.name.slice(0, query.name.indexOf('.')),
      });
      return { ...plain(query.name), reads };
    },
  });
  for (const name of names) {
    if (answers.pageVersion(name, '') !== undefined) continue;
    answers.keepPage(name, '', answers.ask({ ask: 'name', name }).reads);
  }
  answers.settle();
  return worked;
}

test('what nobody asks for any more takes no place for long', () => {
  const cache = createAnswerCache();
  const lasting = Array.from({ length: 300 }, (_, index) => `lasting ${index}.x`);
  askRound(cache, lasting);
  for (let round = 0; round < 40; round += 1) {
    const passing = Array.from({ length: 100 }, (_, index) => `passing ${round} ${index}.y`);
    expect(askRound(cache, [...lasting, ...passing]), 'only what is new').toBe(200);
  }
  expect(cache.table.rows).toBeLessThan(4000);
  expect([...cache.pages.keys()].filter((name) => name.startsWith('passing')).length).toBe(100);
  for (const [name, { madeOf }] of cache.pages)
    expect(numbersIn(cache.table, madeOf).map((row) => queryOf(cache.table, row))).toEqual([
      { ask: 'name', name },
    ]);
  expect(askRound(cache, lasting)).toBe(0);
});

test('lists of changing answers take no more than twice their place', () => {
  const cache = createAnswerCache();
  const names = Array.from({ length: 2000 }, (_, index) => `many ${index}.x`);
  for (let round = 0; round < 60; round += 1) askRound(cache, round % 2 === 0 ? names : []);
  expect(cache.table.listedEnd).toBeLessThan(70_000);
});

test('an instant is noted with whether it has passed', () => {
  const cache = createAnswerCache();
  const answers = openAnswers(cache, {
    basis: [],
    source: () => undefined,
    circle: () => new Error('a circle'),
    answer: (query) => plain(query.ask === 'past' && query.instant < '2026'),
  });
  for (const instant of ['2025-01-01', '2027-01-01']) answers.ask({ ask: 'past', instant });
  expect(pastAsked(cache)).toEqual([
    ['2025-01-01', true],
    ['2027-01-01', false],
  ]);
});

test('of the answers at hand, those go that were asked for longest ago', () => {
  const dropped: number[] = [];
  const atHand = openPlannedAnswers((row) => void dropped.push(row), createBound(3, 3));
  for (let row = 0; row < 7; row += 1) {
    atHand.set(row, { ask: 'name', name: 'x' }, plain(row));
    atHand.get(0);
  }
  atHand.set(100, { ask: 'frame' }, plain('frame'));
  for (let row = 200; row < 300; row += 1)
    atHand.set(row, { ask: 'entry', kind: 'a', id: 'b', form: 'whole' }, plain(row));
  expect(atHand.get(100)?.value).toBe('frame');
  expect(atHand.get(0)?.value).toBe(0);
  expect(atHand.get(1)).toBeUndefined();
  expect(dropped).toContain(1);
  expect(dropped).not.toContain(0);
  expect([...atHand.all()].filter(([row]) => row >= 200).length).toBe(32);
});
