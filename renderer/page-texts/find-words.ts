import { ofWord, wordEnd, wordStart, wordsIn } from '../../diagnostics/words/letters.ts';

/** How many consecutive words have to match, tried in this order. */
const enough = [6, 4, 2, 1];

/**
 * Offset, from `start` on, at which words that a visitor reads occur in a source text: Markdown syntax between them and
 * the form of quotation marks are ignored. Undefined if not even one of the first twelve words is found.
 */
export function findWords(text: string, start: number, words: string): number | undefined {
  const all = words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  for (const count of enough) {
    if (count > Math.max(all.length, 1)) continue;
    for (let first = 0; first + count <= Math.min(all.length, 12); first += 1) {
      const pattern = new RegExp(
        all
          .slice(first, first + count)
          .map(asWritten)
          .join(`(?:\\]\\([^)\\n]*\\))?[^${ofWord}]+`),
        'gu',
      );
      pattern.lastIndex = start;
      const found = pattern.exec(text);
      if (found) return found.index;
    }
  }
  return undefined;
}

/** Only its letters and digits: `don’t` may be written `don't`. */
function asWritten(word: string): string {
  return `${wordStart}${wordsIn(word).join(`[^${ofWord}]{1,3}`)}${wordEnd}`;
}
