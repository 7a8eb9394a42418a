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
  ['about 250', '250'],
  ['free', 'Free'],
  ['35', '35'],
  ['३५', '35'],
  ['৩৫', '35'],
  ['319 .99', '319.99'],
  ['1 139.99', '1139.99'],
  ['139.99,', '139.99'],
  ['five', '5'],
  ['Twelve', '12'],
  ['90 mins', '90'],
  ['35 per person', '35'],
  ['35 + VAT', '35'],
  ['4.8/5', '4.8'],
  ['★★★★', '4'],
  ['319..99', '319.99'],
])('“%s” probably meant %s', (written, meant) => {
  expect(misreadNumber(written, 'GBP').meant).toBe(meant);
});

test.each([
  ['Rs 6,000', 'NPR', '6000'],
  ['रु ६०००', 'NPR', undefined],
  ['NPR 6,000', 'NPR', '6000'],
  ['€1.250,00', 'EUR', '1250.00'],
  ['US$250', 'USD', '250'],
  ['Rs 6,000', 'GBP', undefined],
  ['€250', 'GBP', undefined],
  ['£250', 'NPR', undefined],
  ['250 USD', 'GBP', undefined],
])('“%s” on a site in %s probably meant %s', (written, currency, meant) => {
  expect(misreadNumber(written, currency).meant).toBe(meant);
});

test.each(['20GBP', '£4.9', '$20', 'Rs 20', '20 EUR', '₹20', 'रु 20'])(
  '“%s” is not an amount of money in this field: the number is shown, never written without asking',
  (written) => {
    expect(misreadNumber(written)).toEqual({
      reason: 'write only the number',
      meant: written.includes('4.9') ? '4.9' : '20',
    });
  },
);

test.each(['from 35', 'about 250', '90 mins', '35 per person', '4.8/5', '★★★★', '319..99'])(
  '“%s” says more than a number: it is never changed by itself',
  (written) => {
    expect(misreadNumber(written, 'GBP')).not.toHaveProperty('isSure');
  },
);

test.each([
  '2E9x',
  '249-299',
  '4 x 62.50',
  '£1.250',
  '12,34,56',
  'soon',
  '£',
  '1.5 hours',
  '100%',
  '35-45',
  '2k',
])('“%s” is not guessed at: a wrong price is worse than no hint', (written) => {
  expect(misreadNumber(written, 'GBP').meant).toBeUndefined();
});
