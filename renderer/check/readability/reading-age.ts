import type { Sentence } from './split-sentences.ts';

/** How old somebody is, brought up with English and taught in it, who reads such a text with ease. Whole years. */
export type ReadingAge = number;

/** Of fewer words nothing can be said. */
export const leastWords = 100;

/** Children of the first grade are six. */
const ageOfFirstGrade = 6;

/**
 * By the Coleman–Liau index, made of the letters of 100 words and the sentences that they take: unlike other measures it
 * doesn't depend on syllables, which in English can only be guessed. Undefined for a text that is too short.
 * Source: M. Coleman and T. L. Liau, A computer readability formula designed for machine scoring, Journal of Applied
 * Psychology 60 (1975), 283–284, https://doi.org/10.1037/h0076540.
 */
export function readingAge(sentences: readonly Sentence[]): ReadingAge | undefined {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  if (words < leastWords) return undefined;
  const letters = sentences.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  const grade = (5.88 * letters) / words - (29.6 * sentences.length) / words - 15.8;
  return Math.max(ageOfFirstGrade, Math.round(grade) + ageOfFirstGrade - 1);
}
