// @module-tag long/edits
import { expect, test } from 'vitest';
import { describeDifferences, editAndCompare } from './edit-and-compare.ts';

const minute = 60_000;

test(
  'a small site is the same to the byte after each of 30 other edits, built on what was there and from nothing',
  async () => {
    const records = await editAndCompare('small', 'second', 30);
    expect(describeDifferences(records)).toEqual([]);
    expect(records).toHaveLength(30);
    expect(records.filter(({ ok }) => ok).length).toBeGreaterThan(15);
  },
  4 * minute,
);
