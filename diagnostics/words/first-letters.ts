/**
 * The beginning of a text that is too long to be shown: `most` UTF-16 units of it, or a few less if that would cut a
 * letter from its marks.
 */
export function firstLetters(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, letters.segment(text.slice(0, most + reach)).containing(most)?.index ?? most);
}

/** In UTF-16 units: no letter is longer. */
const reach = 40;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
