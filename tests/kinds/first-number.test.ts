import { expect, test } from 'vitest';
import { firstNumber } from '../../kinds/first-number.ts';

test.each([
  ['14 days', 14],
  ['१४ दिन', 14],
  ['२०९', 209],
  ['約３０分', 30],
  ['2 hours 30 minutes', 2],
  ['٠٩', 9],
])('%s begins with %s', (text, number) => {
  expect(firstNumber(text)).toBe(number);
});

test('a text without a digit has none', () => {
  expect(firstNumber('a day')).toBeUndefined();
});
