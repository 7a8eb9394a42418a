import type { Sentence } from '../../markdown/split-sentences.ts';

/** The age at which somebody who grew up and went to school with English reads such a text with ease. Whole years. */
export type ReadingAge = number;

/** Shorter texts can't be measured. */
export const leastWords = 100;

/** Children of the first grade are six. */
const ageOfFirstGrade = 6;

/**
 * Uses the Coleman–Liau index, based on letters and sentences per 100 words: unlike other measures it doesn't depend on
 * syllables, which in English can only be guessed. Undefined for a text that is too short. Source: M. Coleman and T. L.
 * Liau, A computer readability formula designed for machine scoring, Journal of Applied Psychology 60 (1975), 283–284,
 * https://doi.org/10.1037/h0076540.
 */
export function readingAge(sentences: readonly Sentence[]): ReadingAge | undefined {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  if (words < leastWords) return undefined;
  const letters = sentences.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  const grade = (5.88 * letters) / words - (29.6 * sentences.length) / words - 15.8;
  return Math.max(ageOfFirstGrade, Math.round(grade) + ageOfFirstGrade - 1);
}
