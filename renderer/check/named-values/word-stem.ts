/**
 * `Stations` and `station`, `days’` and `day` have the same stem. English endings only: in other languages words are
 * compared as written.
 */
export function wordStem(word: string): string {
  const bare = word.replace(/[’'].*/s, '');
  // “Part A”: a single letter is a name.
  if (bare.length === 1) return bare;
  const small = bare.toLowerCase();
  if (small.length > 4 && small.endsWith('ies')) return `${small.slice(0, -3)}y`;
  return small.length > 3 && small.endsWith('s') && !small.endsWith('ss') ? small.slice(0, -1) : small;
}

/** `fluidBalanceMinutes` → fluid, balance, minutes; `Part A` keeps its letter. */
export function wordsOfKey(key: string): string[] {
  return key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '')
    .map((word) => (word.length === 1 ? word : word.toLowerCase()));
}

/** Whether one of the stems is the word or closely related to it: `register` and `registration`. */
export function hasWord(stems: ReadonlySet<string>, wanted: string): boolean {
  if (stems.has(wanted)) return true;
  if (wanted.length < 6) return false;
  const start = wanted.slice(0, Math.max(5, wanted.length - 3));
  for (const stem of stems) if (stem.startsWith(start)) return true;
  return false;
}

export function stemsOf(text: string): Set<string> {
  return new Set([...text.matchAll(/[\p{L}\p{M}]+/gu)].map(([word]) => wordStem(word)));
}
