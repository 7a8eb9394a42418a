import { expect, test } from 'vitest';
import { isSameValue } from '../../renderer/plan/context/is-same-value.ts';

const made = () => ({ a: 1, b: [{ c: 'text', d: undefined }, null], e: { f: Number.NaN } });

test('values made apart are the same where everything in them is', () => {
  expect(isSameValue(made(), made())).toBe(true);
  expect(isSameValue(new Map([['a', 1]]), new Map([['a', 1]]))).toBe(true);
});

test.each([
  ['a value', { ...made(), a: 2 }],
  ['the order of keys', { b: made().b, a: 1, e: made().e }],
  ['the order of a list', { ...made(), b: made().b.toReversed() }],
  ['the length of a list', { ...made(), b: made().b.slice(1) }],
  ['a key more', { ...made(), g: undefined }],
  ['a list for an object', { ...made(), b: { 0: made().b[0], 1: null } }],
])('another value: %s', (_, other) => {
  expect(isSameValue(made(), other)).toBe(false);
  expect(isSameValue(other, made())).toBe(false);
});

test('what is no plain data is told apart by what is in it', () => {
  expect(isSameValue(new Map([['a', 1]]), new Map([['a', 2]]))).toBe(false);
  expect(isSameValue({ run: () => 1 }, { run: () => 1 })).toBe(false);
});
