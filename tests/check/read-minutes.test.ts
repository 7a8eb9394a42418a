import { expect, test } from 'vitest';
import { readMinutes } from '../../renderer/check/shape/read-minutes.ts';

test.each([
  ['1:30', '90'],
  ['0:45', '45'],
  ['1h30', '90'],
  ['1 hr 15 mins', '75'],
  ['1.5 hours', '90'],
  ['1½ hours', '90'],
  ['2 hours', '120'],
  ['An hour and a half', '90'],
  ['half an hour', '30'],
])('“%s” is %s minutes', (written, meant) => {
  expect(readMinutes(written)?.meant).toBe(meant);
});

test.each(['90', '90 minutes', 'long', '10:00 to 11:00', '1:5', '1.33 hours'])(
  '“%s” is no such length',
  (written) => {
    expect(readMinutes(written)).toBeUndefined();
  },
);
