import { expect, test } from 'vitest';
import { readingAge } from '../../renderer/features/readability/reading-age.ts';
import { splitSentences } from '../../renderer/markdown/split-sentences.ts';

/** 119 words with 639 letters and digits in 5 sentences: the usual example for this index. */
const abstract =
  'Existing computer programs that measure readability are based largely upon subroutines which estimate number of syllables, usually by counting vowels. The shortcoming in estimating syllables is that it necessitates keypunching the prose into the computer. There is no need to estimate syllables since word length in letters is a better predictor of readability than word length in syllables. Therefore, a new readability formula was computed that has for its predictors letters per 100 words and sentences per 100 words. Both predictors can be counted by an optical scanning device, and thus the formula makes it economically feasible for an organization such as the U.S. Office of Education to calibrate the readability of all textbooks for the public school system.';

test('is what the authors of the formula found for their own abstract: grade 14.5', () => {
  expect(readingAge(splitSentences(abstract))).toBe(20);
});

test('of short words in short sentences is that of a child', () => {
  expect(readingAge(splitSentences('The cat sat on a mat. '.repeat(20)))).toBe(6);
});

test('of a few words is unknown', () => {
  expect(readingAge(splitSentences('A word. '.repeat(49)))).toBeUndefined();
  expect(readingAge([])).toBeUndefined();
});
