import { expect, it } from 'vitest';
import { savesData } from '../../templates/islands/hero-loop/may-play.ts';

it.each([
  [undefined, false],
  [null, false],
  ['4g', false],
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('a connection %j saves data: %s', (connection, expected) => {
  expect(savesData(connection)).toBe(expected);
});
