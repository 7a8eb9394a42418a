import { expect, test } from 'vitest';
import { describeDifferences, editAndCompare } from './edit-and-compare.ts';

test('a small site is the same to the byte after each of 5 edits, built on what was there and from nothing', async () => {
  const records = await editAndCompare('small', 'few', 5);
  expect(describeDifferences(records)).toEqual([]);
  expect(records).toHaveLength(5);
  expect(records.filter(({ ok }) => ok).length).toBeGreaterThan(2);
});
