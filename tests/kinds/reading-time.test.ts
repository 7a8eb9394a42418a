import { describe, expect, it } from 'vitest';
import { countWords, readingMinutes } from '../../kinds/post/reading-time.ts';

describe('the reading time of an article', () => {
  it.each([
    { words: 0, minutes: 1 },
    { words: 299, minutes: 1 },
    { words: 300, minutes: 2 },
    { words: 1000, minutes: 5 },
  ])('is $minutes for $words words at 200 a minute', ({ words, minutes }) => {
    expect(readingMinutes(words, 200)).toBe(minutes);
  });

  it('follows the pace of the site', () => {
    expect(readingMinutes(1000, 100)).toBe(10);
    expect(readingMinutes(1000)).toBe(5);
  });

  it.each([
    { text: 'One, two – and three.', count: 4 },
    { text: 'Pay {facts.osce.fullFee} at\nthe door', count: 5 },
    { text: 'two  per-cent | of 10', count: 4 },
    { text: ' ', count: 0 },
    { text: 'नर्स nurse', count: 2 },
  ])('takes “$text” for $count words', ({ text, count }) => {
    expect(countWords(text)).toBe(count);
  });
});
