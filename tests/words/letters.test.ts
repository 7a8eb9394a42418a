import { describe, expect, it } from 'vitest';
import { countWords } from '../../diagnostics/words/count-words.ts';
import { firstLetters } from '../../diagnostics/words/first-letters.ts';
import { isWithinWord, letterLength, wordsIn } from '../../diagnostics/words/letters.ts';
import { standsAlone } from '../../diagnostics/words/stands-alone.ts';
import { joinsLines } from '../../diagnostics/words/wide-letters.ts';
import { initialsOf } from '../../kinds/initials-of.ts';

describe('a mark belongs to the letter before it', () => {
  it.each([
    ['घरों में', ['घरों', 'में']],
    ['cafe\u0301, bar', ['cafe\u0301', 'bar']],
    ['น้ำใจ-ดี', ['น้ำใจ', 'ดี']],
    ['می‌خواهم بروم', ['می‌خواهم', 'بروم']],
    ['தமிழ் 10%', ['தமிழ்', '10']],
    ['❤️ yes', ['yes']],
  ])('in %s', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it('when letters are counted one by one', () => {
    expect(letterLength('किताब', 0)).toBe('कि'.length);
    expect(letterLength('e\u0301a', 0)).toBe(2);
    expect(letterLength('\u0301a', 0)).toBe(0);
    expect(letterLength('𑄇𑄧𑄚', 0)).toBe(4);
    expect(isWithinWord('किताब', 2)).toBe(true);
    expect(isWithinWord('𑄇𑄧𑄚', 4)).toBe(true);
    expect(isWithinWord('a b', 2)).toBe(false);
    expect(isWithinWord('a', 0)).toBe(false);
  });
});

describe('words without spaces between them', () => {
  it.each([
    ['修灯之前请先关掉电源。', 5, 9],
    ['電球が冷えてから、ゆっくり外します。', 7, 12],
    ['การซ่อมโคมไฟต้องปิดไฟก่อน', 6, 10],
    ['ត្រូវបិទភ្លើងមុនពេលជួសជុល', 4, 9],
    ['한국어는 낱말을 띄어 쓴다', 4, 4],
    ['用 OSCE 考试 and more', 5, 5],
  ])('are counted by a dictionary in %s', (text, least, most) => {
    expect(countWords(text)).toBeGreaterThanOrEqual(least);
    expect(countWords(text)).toBeLessThanOrEqual(most);
  });

  it('are counted in a moment, however long no sign stands between them', () => {
    const count = countWords('修灯之前先关掉电源'.repeat(20_000));
    expect(count).toBeGreaterThan(80_000);
    expect(count).toBeLessThan(130_000);
  });

  it('end where the dictionary says', () => {
    expect(standsAlone('東京都に住む', 1, 2)).toBe(false);
    expect(standsAlone('京都に住む', 0, 2)).toBe(true);
    expect(standsAlone('a cafe b', 2, 4)).toBe(true);
  });
});

describe('lines that were wrapped', () => {
  it.each([
    ['先关掉', '电源', true],
    ['先关掉，', '电源', true],
    ['他说', '“好”', true],
    ['です。', 'カタカナ', true],
    ['がっこう', 'ﾊﾝｶｸ', true],
    ['이 문장은', '띄어 쓴다', false],
    ['先关掉', 'the lamp', false],
    ['the word', '电源', false],
    ['he said', '“好”', false],
    ['好', '😀', false],
    ['ภาษา', 'ไทย', false],
    ['', '电源', false],
  ])('%s | %s', (before, after, joined) => {
    expect(joinsLines(before, after)).toBe(joined);
  });
});

it.each([
  ['Ann Lee', 'AL'],
  ['किशोर थापा', 'किथा'],
  ['E\u0301va', 'É'],
  ['王小明', '王'],
  ['  ', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('a text that is cut short keeps its last letter whole', () => {
  expect(firstLetters('abcdef', 3)).toBe('abc');
  expect(firstLetters('abc', 3)).toBe('abc');
  expect(firstLetters('घरों में', 3)).toBe('घ');
  expect(firstLetters('ab😀c', 3)).toBe('ab');
  expect(firstLetters('abe\u0301c', 3)).toBe('ab');
});
