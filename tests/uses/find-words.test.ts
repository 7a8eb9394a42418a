import { expect, test } from 'vitest';
import { findWords } from '../../renderer/page-texts/find-words.ts';
import { blocksOf } from '../../renderer/page-texts/texts-of-page.ts';
import { findDifferences } from '../../renderer/source/find-differences.ts';

const written = `Read the *whole* card first. Don't rush.

- [Book](/book) a station
- Rest on the day before

Read the whole card again.
`;

test.each([
  ['Read the whole card first.', 0],
  ['Don’t rush.', written.indexOf("Don't")],
  ['Book a station', written.indexOf('Book')],
  ['Rest on the day before', written.indexOf('Rest')],
  ['You have 3 hours: rest on the day before', undefined],
  ['Something else entirely', undefined],
  ['— …', undefined],
])('“%s” as a visitor reads it is found where it is written', (words, offset) => {
  expect(findWords(written, 0, words)).toBe(
    words.startsWith('You have') ? written.indexOf('on the day before') : offset,
  );
});

test('what was found already is not found again', () => {
  const first = findWords(written, 0, 'Read the whole card');
  expect(findWords(written, (first ?? 0) + 1, 'Read the whole card')).toBe(written.lastIndexOf('Read'));
});

test('HTML is read paragraph by paragraph', () => {
  const html = '<p>One &amp; two</p><ul><li>Three <a href="/x">four</a></li></ul><h2 id="five">Five</h2>';
  expect(blocksOf(html)).toEqual(['One & two', 'Three four', 'Five']);
});

test('two plans differ in plain values, and in lists as a whole where they are longer or in another order', () => {
  const before = { a: { b: 1, c: 'x' }, list: [{ id: 1 }, { id: 2 }], same: [1] };
  expect(findDifferences(before, { ...before, a: { b: 2, c: 'x' } })).toEqual([
    { path: 'a/b', before: 1, after: 2 },
  ]);
  const turned = { ...before, list: [{ id: 2 }, { id: 1 }] };
  expect(findDifferences(before, turned).map(({ path }) => path)).toEqual(['list']);
  const longer = { ...before, list: [...before.list, { id: 3 }] };
  expect(findDifferences(before, longer).map(({ path }) => path)).toEqual(['list']);
  const other = { ...before, list: [{ id: 1 }, { id: 5 }] };
  expect(findDifferences(before, other)).toEqual([{ path: 'list/1/id', before: 2, after: 5 }]);
});
