import { expect, test } from 'vitest';
import { heavyTexts } from '../../bench/growth/heavy-texts.ts';
import { growsTooFast } from '../../bench/measure-growth.ts';

test('what doubles with the text is no faster than the text', () => {
  expect(growsTooFast([300, 600, 1200])).toBe(false);
  expect(growsTooFast([300, 740, 1840])).toBe(false);
});

test('what grows with the square is found, also where it begins small', () => {
  expect(growsTooFast([300, 1200, 4800])).toBe(true);
  expect(growsTooFast([20, 80, 320])).toBe(true);
});

test('so little that chance decides doesn’t count', () => {
  expect(growsTooFast([0, 30, 190])).toBe(false);
});

test('a heavy text grows with its size, and no two have the same name', () => {
  expect(new Set(heavyTexts.map(({ name }) => name)).size).toBe(heavyTexts.length);
  for (const { make } of heavyTexts)
    expect(make(8000, 'before').length).toBeGreaterThan(1.7 * make(4000, '').length);
});
