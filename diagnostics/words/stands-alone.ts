import { unspaced } from './count-words.ts';

/**
 * Whether words in a text without spaces are words there rather than parts of longer ones: 京都 is not a word in 東京都. In
 * scripts with spaces, a pattern has already checked that.
 */
export function standsAlone(text: string, offset: number, length: number): boolean {
  const end = offset + length;
  if (!unspaced.test(text.slice(offset, end))) return true;
  const from = Math.max(0, offset - reach);
  const edges = new Set<number>();
  for (const { index, segment } of segmenter.segment(text.slice(from, end + reach))) {
    edges.add(from + index);
    edges.add(from + index + segment.length);
  }
  return edges.has(offset) && edges.has(end);
}

/** In UTF-16 units, on either side: nothing farther away affects where a word ends. */
const reach = 40;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
