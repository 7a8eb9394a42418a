import { expect, test } from 'vitest';
import { splitSentences } from '../../renderer/markdown/split-sentences.ts';

const split = (text: string) => splitSentences(text).map((sentence) => [sentence.words, sentence.text]);

test.each([
  [
    'One. Two three! Is it four?',
    [
      [1, 'One.'],
      [2, 'Two three!'],
      [3, 'Is it four?'],
    ],
  ],
  [
    'It costs £1.50 a day. Then more.',
    [
      [5, 'It costs £1.50 a day.'],
      [2, 'Then more.'],
    ],
  ],
  [
    'Ask Dr. Rai of the U.S. Office, e.g. by phone. She answers.',
    [
      [10, 'Ask Dr. Rai of the U.S. Office, e.g. by phone.'],
      [2, 'She answers.'],
    ],
  ],
  [
    'She said “Stop.” They went on.',
    [
      [3, 'She said “Stop.”'],
      [3, 'They went on.'],
    ],
  ],
  ['Don’t use well-known words', [[4, 'Don’t use well-known words']]],
  [
    '# A heading\n\n- an item\n- another\n\nText that\ngoes on.',
    [
      [2, 'A heading'],
      [2, 'an item'],
      [1, 'another'],
      [4, 'Text that\ngoes on.'],
    ],
  ],
  [
    '| one cell | another cell |',
    [
      [2, 'one cell'],
      [2, 'another cell'],
    ],
  ],
  // A name in braces is a word; the address of a link is not.
  [
    'It takes \0\0\0\0 minutes. See [the page](\0\0\0\0\0).',
    [
      [4, 'It takes \0\0\0\0 minutes.'],
      [3, 'See [the page        .'],
    ],
  ],
  ['', []],
  ['— … ¶', []],
])('%j', (text, expected) => {
  const found = split(text).map(([words, piece]) => [words, String(piece).replace(/\s*\|$/, '')]);
  expect(found).toEqual(expected.map(([words, piece]) => [words, piece]));
});

test('each begins where it stands', () => {
  const text = '  First of all.\n\n- **Then** the rest.';
  expect(splitSentences(text).map(({ offset }) => text.slice(offset, offset + 4))).toEqual(['Firs', 'Then']);
});
