import { unspaced } from './count-words.ts';

/**
 * Whether words of a text without spaces between them are words there, and no part of longer ones: 京都 is none in
 * 東京都. Of scripts with spaces a pattern has seen that.
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

/** In UTF-16 units, to either side: no word is decided by what is farther away. */
const reach = 40;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
