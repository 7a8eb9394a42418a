import { expect, test } from 'vitest';
import { countLetters, readText } from '../../diagnostics/words/count-letters.ts';

test.each([
  ['Call us', { ltr: 6, rtl: 0 }],
  ['שָׁלוֹם', { ltr: 0, rtl: 4 }],
  ['امتحان OSCE ١٢', { ltr: 4, rtl: 6 }],
  ['नेपाल', { ltr: 3, rtl: 0 }],
  ['ދިވެހި', { ltr: 0, rtl: 3 }],
  ['12:30, £5', { ltr: 0, rtl: 0 }],
])('the letters of %s', (text, letters) => {
  expect(countLetters(text)).toEqual(letters);
});

test('markup and text are read alike', () => {
  expect(readText(' <p>A &amp; B,\n <b>C</b>&#x27;s</p>')).toBe(readText("A & B, C's"));
});
