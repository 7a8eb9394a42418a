import { expect, test } from 'vitest';
import { changedPart } from '../../editor/dialogs/changed-part.ts';

const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');

test('short texts are whole', () => {
  expect(changedPart('£150', '£120')).toEqual({ before: '£150', after: '£120' });
});

test('of a long text, the words that differ are shown with a few around them', () => {
  const text = `${words(40)} with a pen ${words(40)}`;
  expect(changedPart(text, text.replace('pen', 'pencil'))).toEqual({
    before: '… word38 word39 with a pen word0 word1 word2 word3 …',
    after: '… word38 word39 with a pencil word0 word1 word2 word3 …',
  });
});

test('at the beginning and at the end as well', () => {
  expect(changedPart(`Old ${words(20)}`, `New ${words(20)}`)).toEqual({
    before: 'Old word0 word1 word2 word3 …',
    after: 'New word0 word1 word2 word3 …',
  });
  expect(changedPart(words(20), words(21)).after).toMatch(/^… word\d+ .* word20$/);
});

test('a text that repeats itself loses one of its parts', () => {
  const { before, after } = changedPart('a b '.repeat(40), 'a b '.repeat(39));
  expect(before.length).toBe(after.length + 4);
});
