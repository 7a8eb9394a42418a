/** Each row of the table finds its example, and leaves the other: adding a rule that is one expression needs no test. */
import { expect, test } from 'vitest';
import { expressions } from '../../renderer/lint/expressions.ts';
import { findIn, findRow } from '../../renderer/lint/find-in.ts';

const place = { file: '', line: 1, column: 1 };

test.each(expressions)('finds “$finds” and leaves “$leaves”', (row) => {
  const found = findRow(row, row.finds);
  expect(found).toHaveLength(1);
  expect(found.map(({ offset }) => row.finds.charAt(offset))).not.toContain('');
  expect(JSON.stringify(found.map(({ tell }) => tell(place)))).not.toContain('undefined');
  expect(findRow(row, row.leaves)).toEqual([]);
  // Otherwise it would be the sign that leaves it, and nothing would be known of the pattern.
  expect(row.leaves).toMatch(row.sign);
});

test.each(expressions)('“$finds” is found among the texts of its kind', (row) => {
  const said = findIn(row.in, row.finds).map(({ tell }) => tell(place).code);
  expect(said).toEqual(findRow(row, row.finds).map(({ tell }) => tell(place).code));
});

test.each(expressions)('a text without the sign of “$finds” has nothing to find', ({ pattern, sign }) => {
  const texts = expressions.flatMap(({ finds, leaves }) => [finds, leaves]);
  expect(texts.filter((text) => text.search(pattern) >= 0 && !sign.test(text))).toEqual([]);
});

test('of the rows with the same word, only the first that matches reports', () => {
  const said = findIn('plain', 'Be *early* and **quick**, **very**').map(({ offset }) => offset);
  expect(said).toEqual([15]);
});

test('messages quote the text as written, where a part of it is blanked out', () => {
  const source = 'See [the `shop`] (/shop)';
  const [found] = findIn('markdown', source.replace('`shop`', '\uE000'.repeat(6)), source);
  expect(found?.tell(place).hint).toContain('[the `shop`](/shop)');
});
