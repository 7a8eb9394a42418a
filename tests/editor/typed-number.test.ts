import { expect, test } from 'vitest';
import { typedNumber } from '../../editor/controls/typed-number.ts';

test.each([
  ['349.99', 349.99],
  [' 20 ', 20],
  ['-0.5', -0.5],
  ['0', 0],
])('%s is a number', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each(['£349.99', '349,99', '1 000', '०१२', '007', '1e3', '12.', '', 'Free', '.5'])(
  '“%s” stays as typed, for the check to explain',
  (text) => {
    expect(typedNumber(text)).toBe(text);
  },
);
