import { describe, expect, it } from 'vitest';
import { readingMinutes } from '../../kinds/post/plan-read-time.ts';

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
});
