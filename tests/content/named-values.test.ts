/**
 * Every named value is changed in its one place, all in one build: nothing for a visitor, a search engine, a calendar
 * or a feed reader contains the old value any more, and each new value appears somewhere.
 */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildCopy, copyShipped } from './build-copy.ts';
import { planChanges, writeChanges } from './change-values.ts';
import { readOutput } from './read-output.ts';
import { readPage } from './read-page.ts';

const minute = 60_000;
const state = { root: '', before: '', after: '', out: '' };
const changes = planChanges();

beforeAll(async () => {
  state.root = await copyShipped();
  state.before = withoutCounts(readOutput(inject('shipped').out));
  writeChanges(state.root, changes);
  state.out = await buildCopy(state.root);
  state.after = withoutCounts(readOutput(state.out));
}, 2 * minute);
afterAll(() => rm(state.root, { recursive: true, force: true }));

/** The clock of a station counts through any number of minutes. */
function withoutCounts(output: string): string {
  return output.replace(/\b\d+ minutes? left\b/g, '');
}

/** Old values that also appear for another reason. */
const coincidences = new Map([
  ['facts.cbt.hours', 'the mock exams of the five-step journey take as long'],
  ['site.contact.office.country', 'the forms list countries'],
  ['site.contact.branches.training-centre.address.country', 'the forms list countries'],
]);

describe('a value changed in its one place', () => {
  test.each(changes.filter(({ name, gone }) => gone.length > 0 && !coincidences.has(name)))(
    '$name: the old value is gone',
    ({ gone }) => {
      for (const old of gone) expect(occurrences(state.after, old), old).toEqual([]);
    },
  );

  test.each(changes)('$name: the new value is shown', ({ shown }) => {
    expect(
      shown.some((text) => occurrences(state.after, text).length > 0),
      shown.join(' | '),
    ).toBe(true);
  });

  test('most of the old values could be seen before', () => {
    const looked = changes.flatMap(({ gone }) => gone);
    const seen = looked.filter((old) => occurrences(state.before, old).length > 0);
    expect(seen.length / looked.length).toBeGreaterThan(0.9);
  });

  test('the default course of site.yaml is the one that /checkout leads to', () => {
    const [props] = readPage(state.out, '/checkout').islandProps('course-chooser');
    expect(props?.default).toBe('osce-onsite-adult');
  });
});

/** Occurrences of a whole value: `14 days` is not in `114 days`. With the text around it, for the message. */
function occurrences(output: string, value: string): string[] {
  const found: string[] = [];
  for (
    let start = output.indexOf(value);
    start >= 0 && found.length < 3;
    start = output.indexOf(value, start + 1)
  ) {
    const end = start + value.length;
    const isWhole =
      !/[\w.,£+-]$/.test(output.slice(start - 1, start)) &&
      !/^(?:\w|[.,]\d)/.test(output.slice(end, end + 2));
    if (isWhole) found.push(output.slice(start - 60, end + 40));
  }
  return found;
}
