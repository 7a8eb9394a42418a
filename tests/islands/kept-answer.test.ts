import { expect, test } from 'vitest';
import { keepAnswer, readAnswer } from '../../templates/islands/consent/kept-answer.ts';

function storageWith(value: string | null, refuses = false): Storage {
  let kept = value;
  return {
    length: 0,
    clear: () => {},
    key: () => null,
    removeItem: () => {},
    getItem: () => kept,
    setItem: (_key, next) => {
      if (refuses) throw new DOMException('Full', 'QuotaExceededError');
      kept = next;
    },
  };
}

const now = new Date('2026-11-23T10:00:00Z');

test.each(['yes', 'no'] as const)('an answer is kept with its day: %s', (answer) => {
  const storage = storageWith(null);
  expect(readAnswer(storage, now)).toBeUndefined();
  expect(keepAnswer(storage, answer, now)).toBe(true);
  expect(storage.getItem('')).toBe(`${answer} 2026-11-23`);
  expect(readAnswer(storage, now)).toBe(answer);
});

test('an answer counts for a year', () => {
  expect(readAnswer(storageWith('yes 2025-11-24'), now)).toBe('yes');
  expect(readAnswer(storageWith('yes 2025-11-22'), now)).toBeUndefined();
});

test.each(['', 'yes', 'yes tomorrow', 'perhaps 2026-11-01', 'yes 2027-11-01', '[object Object]'])(
  'what nobody has answered is no answer: “%s”',
  (value) => {
    expect(readAnswer(storageWith(value), now)).toBeUndefined();
  },
);

test('a browser that keeps nothing is no error', () => {
  expect(readAnswer(undefined, now)).toBeUndefined();
  expect(keepAnswer(undefined, 'yes', now)).toBe(false);
  expect(keepAnswer(storageWith(null, true), 'yes', now)).toBe(false);
});
