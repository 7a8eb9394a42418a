import { expect, test } from 'vitest';
import { misreadNumber } from '../../renderer/check/shape/misread-number.ts';

test.each([
  ['34O.99', '340.99'],
  ['2l0', '210'],
  ['£349.99', '349.99'],
  ['349.99 GBP', '349.99'],
  ['£1,250', '1250'],
  ['1,250.50', '1250.50'],
  ['1 250', '1250'],
  ['349,99', '349.99'],
  ['£349,99', '349.99'],
  ['€1.250,00', '1250.00'],
  ['about 250', '250'],
  ['free', 'Free'],
])('“%s” probably meant %s', (written, meant) => {
  expect(misreadNumber(written).meant).toBe(meant);
});

test.each(['2E9x', '249-299', '4 x 62.50', '£1.250', '12,34,56', 'soon', '£'])(
  '“%s” is not guessed at: a wrong price is worse than no hint',
  (written) => {
    expect(misreadNumber(written).meant).toBeUndefined();
  },
);
