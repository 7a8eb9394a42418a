/** In the order of how well they fit; a query without words fits everything. */
export function bestMatches<T>(
  things: Iterable<T>,
  query: string,
  { textOf, most }: { textOf: (thing: T) => string; most: number },
): T[] {
  const words = bare(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found: { thing: T; rank: number }[] = [];
  for (const thing of things) {
    const rank = rankOf(bare(textOf(thing)), words);
    if (rank !== undefined) found.push({ thing, rank });
    if (words.length === 0 && found.length === most) break;
  }
  return found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ thing }) => thing);
}

/** 0 if the text begins with the first word, 1 if each begins a word, 2 if they are within words. */
function rankOf(text: string, words: readonly string[]): number | undefined {
  const [first] = words;
  if (first === undefined) return 0;
  if (!words.every((word) => text.includes(word))) return undefined;
  if (text.startsWith(first)) return 0;
  return words.every((word) => ` ${text}`.includes(` ${word}`)) ? 1 : 2;
}

/** In small letters and without accents, so that `cafe` finds Café. */
export function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
