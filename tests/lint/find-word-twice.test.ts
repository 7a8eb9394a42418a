import { expect, test } from 'vitest';
import { findWordTwice } from '../../renderer/lint/prose/find-word-twice.ts';

test.each([
  ['Most nurses nurses lose marks.', [12]],
  ['The the exam.', [4]],
  ['It ends the\nthe line, and it it goes on.', [12, 29]],
  ['at the end end', [11]],
])('%j: twice', (prose, offsets) => {
  expect(findWordTwice(prose).map(({ offset }) => offset)).toEqual(offsets);
});

test.each([
  'He had had enough of that that day.',
  'A night in Bora Bora.',
  'Lists a a of letters.',
  'The one’s one and a one-one draw.',
  'The end. end',
  'It is the, the end.',
  'The {facts.exam.stations stations lack a bracket.',
  'Two  spaces: the  the.',
  'Two paragraphs: the\n\nthe',
  'Words that end alike: each reach, them the.',
  'सबै सबै भाषामा होइन',
])('%j: nothing', (prose) => {
  expect(findWordTwice(prose)).toEqual([]);
});
